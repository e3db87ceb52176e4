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
      note: 'its person; is replaced',
      shopId: 'admins; stays',
      reporterId: 'admins; stays',
      reason: 'admins; stays',
      createdAt: 'admins; stays',
      details: 'admins; is replaced',
      evidenceIds: 'admins; goes',
    },
  ),
  tableData(
    personNotes,
    { kept: 'as long as the person whom they are about' },
    {
      id: 'admins; goes',
      userId: 'admins; goes',
      authorId: 'admins; goes',
      text: 'its person; goes',
      createdAt: 'its person; goes',
    },
  ),
] as const;
