import { listPolicies, readPolicy } from '@besesaka/schema/help/operations.ts';
import { type Policy as PolicyValue, policy, policySection } from '@besesaka/schema/help/resources.ts';
import type { z } from 'zod';
import { readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';

const PolicySection = builder.objectRef<z.infer<typeof policySection>>('PolicySection').implement({
  description: 'A section of a policy.',
  fields: (t) => ({
    ...passedThrough(t, policySection),
    paragraphs: t.exposeStringList('paragraphs', { extensions: atMost(5), description: 'Paragraphs of plain text.' }),
    points: t.exposeStringList('points', {
      extensions: atMost(15),
      description: 'Points of a list below the paragraphs; may be empty.',
    }),
  }),
});

const Policy = builder.objectRef<PolicyValue>('Policy').implement({
  description: 'A policy of the marketplace.',
  fields: (t) => ({
    ...passedThrough(t, policy),
    sections: t.expose('sections', {
      type: [PolicySection],
      extensions: atMost(15),
      description: 'Sections, in their order.',
    }),
  }),
});

builder.queryFields((t) => ({
  policies: t.field({
    type: [Policy],
    nullable: true,
    extensions: { ...visitorsSee, ...atMost(10) },
    description: 'All policies.',
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listPolicies, {})).results,
  }),
  policy: t.field({
    type: Policy,
    nullable: true,
    extensions: visitorsSee,
    description: 'One policy by its slug; null if it does not exist.',
    args: { slug: t.arg.string({ required: true, description: 'URL slug, the last part of `/policies/<slug>`.' }) },
    resolve: (_root, { slug }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readPolicy, { params: { slug } })),
  }),
}));
