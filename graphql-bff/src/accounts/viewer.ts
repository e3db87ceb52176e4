import { builder } from '#platform/graphql/builder.ts';

/** Nothing is read for it: what its fields say, the rooms read when they are asked. */
export const Viewer = builder.objectRef<object>('Viewer').implement({
  description:
    'Who looks, and what is theirs. What cannot be read is null, with the error beside it: UNAUTHENTICATED where the session is over.',
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'Who looks, and what is theirs; null for visitors.',
    resolve: (_root, _args, ctx) => (ctx.rest.isVisitor() ? null : {}),
  }),
);
