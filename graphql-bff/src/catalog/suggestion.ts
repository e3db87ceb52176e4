import { suggest } from '@besesaka/schema/catalog/operations.ts';
import { suggestions } from '@besesaka/schema/catalog/suggestions.ts';
import { objectOf } from '#platform/contract/object.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';

const Suggestions = objectOf(suggestions);

builder.queryField('suggestions', (t) =>
  t.field({
    type: Suggestions,
    nullable: true,
    description: 'Suggestions for a search field while the user types.',
    extensions: visitorsSee,
    args: { query: t.arg.string({ required: true, description: 'Text typed so far.' }) },
    resolve: (_root, { query }, ctx) => ctx.rest.call(suggest, { query: { q: query } }),
  }),
);
