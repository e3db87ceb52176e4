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
  description: 'A part of a policy.',
  fields: (t) => ({
    ...passedThrough(t, policySection),
    paragraphs: t.exposeStringList('paragraphs', { extensions: atMost(5), description: 'Plain text.' }),
    points: t.exposeStringList('points', { extensions: atMost(15), description: 'A list below the paragraphs.' }),
  }),
});

const Policy = builder.objectRef<PolicyValue>('Policy').implement({
  description: 'What holds on this marketplace.',
  fields: (t) => ({
    ...passedThrough(t, policy),
    sections: t.expose('sections', {
      type: [PolicySection],
      extensions: atMost(15),
      description: 'Its parts, in their order.',
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
    description: 'One policy, or null when there is none of this slug.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address, /policies/<slug>.' }) },
    resolve: (_root, { slug }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readPolicy, { params: { slug } })),
  }),
}));
