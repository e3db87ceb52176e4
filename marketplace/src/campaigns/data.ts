import { tableData } from '#platform/personal-data/table-data.ts';
import { shops } from '#shops/tables.ts';
import { campaignPeriods, campaigns } from './tables.ts';

export const campaignsData = [
  tableData(
    campaigns,
    { stored: 'as long as the law requires for accounts', of: { through: shops } },
    {
      id: 'owner; stays',
      shopId: 'owner; stays',
      productId: 'owner; stays',
      toldState: 'no one; stays',
      version: 'owner; stays',
      durationType: 'owner; stays',
      durationDays: 'owner; stays',
      amountPesewas: 'owner; stays',
      paymentId: 'owner; stays',
      startsAt: 'owner; stays',
      endsAt: 'owner; stays',
      graceDays: 'owner; stays',
      autoRenew: 'owner; stays',
      autoRenewFailed: 'owner; stays',
      renewalDueAt: 'no one; stays',
      createdAt: 'owner; stays',
    },
  ),
  tableData(
    campaignPeriods,
    { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', of: { through: shops } },
    {
      id: 'owner; stays',
      shopId: 'owner; stays',
      productId: 'owner; stays',
      campaignId: 'owner; stays',
      durationType: 'owner; stays',
      durationDays: 'owner; stays',
      amountPesewas: 'owner; stays',
      autoRenew: 'owner; stays',
      state: 'owner; stays',
      startsAt: 'owner; stays',
      endsAt: 'owner; stays',
      createdAt: 'owner; stays',
    },
  ),
] as const;
