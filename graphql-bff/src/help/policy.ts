import { type Policy as PolicyValue, policyLine, policySection } from '@besesaka/schema/help/resources.ts';
import type { z } from 'zod';
import { type Context, readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { visitorsSee } from '#platform/graphql/persisted.ts';
import { listPolicies, readPolicy } from './api.ts';

const PolicySection = builder.objectRef<z.infer<typeof policySection>>('PolicySection').implement({
  description: 'A part of a policy.',
  fields: (t) => ({
    ...passedThrough(t, policySection),
    paragraphs: t.exposeStringList('paragraphs', { extensions: atMost(5), description: 'Plain text.' }),
    points: t.exposeStringList('points', { extensions: atMost(15), description: 'A list below the paragraphs.' }),
  }),
});

type Line = z.infer<typeof policyLine> & Partial<Pick<PolicyValue, 'sections'>>;

const Policy = builder.objectRef<Line>('Policy').implement({
  description: 'What holds on this marketplace.',
  fields: (t) => ({
    ...passedThrough(t, policyLine),
    sections: t.field({
      type: [PolicySection],
      extensions: { ...atMost(15), ...callForEach },
      description: 'Its parts, in their order.',
      resolve: async (policy, _args, ctx) => policy.sections ?? (await read(ctx, policy.slug)).sections,
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
    resolve: (_root, { slug }, ctx) => orNull('NOT_FOUND', read(ctx, slug)),
  }),
}));

function read(ctx: Context, slug: string): Promise<PolicyValue> {
  return readOnce(ctx, readPolicy, { params: { slug } });
}
