import { currency } from '@besesaka/schema/kernel/money.ts';
import { everybody } from '#platform/live/field.ts';
import { builder } from './builder.ts';

/** In the value it is only the amount: there is one currency. */
export const Money = builder.objectRef<string>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.field({
      type: 'Decimal',
      description: 'Decimal text with two places, such as "12.50".',
      extensions: everybody,
      resolve: (amount) => amount,
    }),
    currency: t.field({
      type: 'Currency',
      description: 'Always "GHS", the Ghana cedi.',
      extensions: everybody,
      resolve: () => currency,
    }),
  }),
});

interface Rating {
  average_rating: string;
  total_reviews: number;
}

export const RatingSummary = builder.objectRef<Rating>('RatingSummary').implement({
  description: 'What reviewers think on the whole.',
  fields: (t) => ({
    average: t.expose('average_rating', {
      type: 'Decimal',
      description: 'Mean with one decimal, such as "4.6"; "0.0" without reviews.',
    }),
    count: t.exposeInt('total_reviews', { description: 'How many reviews there are.' }),
  }),
});
