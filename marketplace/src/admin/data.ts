import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneCasesJob } from './reports/prune-cases.ts';
import { cases, personNotes } from './tables.ts';

export const adminData = [
  tableData(
    cases,
    { pruned: pruneCasesJob, after: 'two years after it is decided', of: cases.reporterId },
    {
      id: 'admins; stays',
      kind: 'admins; stays',
      subjectId: 'admins; stays',
      state: 'admins; stays',
      decision: 'admins; stays',
      decidedBy: 'admins; stays',
      decidedAt: 'admins; stays',
      note: 'owner; replaced',
      shopId: 'admins; stays',
      reporterId: 'admins; stays',
      reason: 'admins; stays',
      createdAt: 'admins; stays',
      details: 'admins; replaced',
      evidenceIds: 'admins; deleted',
    },
  ),
  tableData(
    personNotes,
    { stored: 'as long as the account that it is about' },
    {
      id: 'admins; deleted',
      userId: 'admins; deleted',
      authorId: 'admins; deleted',
      text: 'owner; deleted',
      createdAt: 'owner; deleted',
    },
  ),
] as const;
