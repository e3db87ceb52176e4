import { tableData } from '#platform/personal-data/table-data.ts';
import { shops } from '#shops/tables.ts';
import { campaignPeriods, campaigns } from './tables.ts';

export const campaignsData = [
  tableData(
    campaigns,
    { kept: 'as the law asks for books', of: { through: shops } },
    {
      id: 'its person; stays',
      shopId: 'its person; stays',
      productId: 'its person; stays',
      toldState: 'nobody; stays',
      version: 'its person; stays',
      durationType: 'its person; stays',
      durationDays: 'its person; stays',
      amountPesewas: 'its person; stays',
      paymentId: 'its person; stays',
      startsAt: 'its person; stays',
      endsAt: 'its person; stays',
      graceDays: 'its person; stays',
      autoRenew: 'its person; stays',
      autoRenewFailed: 'its person; stays',
      renewalDueAt: 'nobody; stays',
      createdAt: 'its person; stays',
    },
  ),
  tableData(
    campaignPeriods,
    { kept: 'as the law asks for books; what was never paid for 30 days', of: { through: shops } },
    {
      id: 'its person; stays',
      shopId: 'its person; stays',
      productId: 'its person; stays',
      campaignId: 'its person; stays',
      durationType: 'its person; stays',
      durationDays: 'its person; stays',
      amountPesewas: 'its person; stays',
      autoRenew: 'its person; stays',
      state: 'its person; stays',
      startsAt: 'its person; stays',
      endsAt: 'its person; stays',
      createdAt: 'its person; stays',
    },
  ),
] as const;
