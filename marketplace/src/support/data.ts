import { tableData } from '#platform/table-data.ts';
import { pruneCasesJob } from './cases/prune-cases.ts';
import { cases } from './tables.ts';

export const supportData = [
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
] as const;
