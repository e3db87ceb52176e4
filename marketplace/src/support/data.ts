import { tableData } from '#platform/table-data.ts';
import { sellerReports } from './tables.ts';

export const supportData = [
  tableData(
    sellerReports,
    { kept: 'until its case is closed, and two years more' },
    {
      id: 'admins; stays',
      shopId: 'admins; stays',
      reporterId: 'admins; stays',
      reason: 'admins; stays',
      createdAt: 'admins; stays',
      details: 'admins; is replaced',
      evidenceIds: 'admins; goes',
    },
  ),
] as const;
