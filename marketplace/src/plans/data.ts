import { tableData } from '#platform/personal-data/table-data.ts';
import { shops } from '#shops/tables.ts';
import { subscriptions } from './tables.ts';

export const plansData = [
  tableData(
    subscriptions,
    { stored: 'as long as the law requires for accounts; unpaid rows for 30 days', of: { through: shops } },
    {
      id: 'owner; stays',
      shopId: 'owner; stays',
      plan: 'owner; stays',
      durationDays: 'owner; stays',
      amountPesewas: 'owner; stays',
      state: 'owner; stays',
      version: 'owner; stays',
      autoRenew: 'owner; stays',
      startsAt: 'owner; stays',
      endsAt: 'owner; stays',
      renewalTries: 'no one; stays',
      remindedAt: 'no one; stays',
      createdAt: 'owner; stays',
    },
  ),
] as const;
