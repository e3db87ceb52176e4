import { tableData } from '#platform/personal-data/table-data.ts';
import { shops } from '#shops/tables.ts';
import { subscriptions } from './tables.ts';

export const plansData = [
  tableData(
    subscriptions,
    { kept: 'as the law asks for books; what was never paid for 30 days', of: { through: shops } },
    {
      id: 'its person; stays',
      shopId: 'its person; stays',
      plan: 'its person; stays',
      durationDays: 'its person; stays',
      amountPesewas: 'its person; stays',
      state: 'its person; stays',
      version: 'its person; stays',
      autoRenew: 'its person; stays',
      startsAt: 'its person; stays',
      endsAt: 'its person; stays',
      renewalTries: 'nobody; stays',
      remindedAt: 'nobody; stays',
      createdAt: 'its person; stays',
    },
  ),
] as const;
