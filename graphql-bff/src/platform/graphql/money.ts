import { currency } from '@besesaka/schema/kernel/money.ts';
import { sameForEveryone } from './audience.ts';
import { builder } from './builder.ts';

/** Prices are plain amounts in the one currency; ledger entries have their own currency. */
type MoneyValue = string | { amount: string; currency: string };

export const Money = builder.objectRef<MoneyValue>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.field({
      type: 'Decimal',
      description: 'Decimal text with two places, such as "12.50".',
      extensions: sameForEveryone,
      resolve: (money) => (typeof money === 'string' ? money : money.amount),
    }),
    currency: t.field({
      type: 'Currency',
      description: 'Currency code: "GHS", the Ghana cedi, for all prices.',
      extensions: sameForEveryone,
      resolve: (money) => (typeof money === 'string' ? currency : money.currency),
    }),
  }),
});
