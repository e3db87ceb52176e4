import { builder } from '#platform/graphql/builder.ts';

interface Rating {
  average_rating: string;
  total_reviews: number;
}

export const RatingSummary = builder.objectRef<Rating>('RatingSummary').implement({
  description: 'Summary of the ratings.',
  fields: (t) => ({
    average: t.expose('average_rating', {
      type: 'Decimal',
      description: 'Mean with one decimal, such as "4.6"; "0.0" without reviews.',
    }),
    count: t.exposeInt('total_reviews', { description: 'How many reviews there are.' }),
  }),
});
