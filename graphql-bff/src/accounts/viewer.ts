import { builder } from '#platform/graphql/builder.ts';

/** An empty object: the modules read the data of its fields on demand. */
export const Viewer = builder.objectRef<object>('Viewer').implement({
  description:
    'Who looks, and what is theirs. What cannot be read is null, with the error beside it: UNAUTHENTICATED where the session is over.',
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The data of the logged-in user; null for visitors.',
    resolve: (_root, _args, ctx) => (ctx.rest.isVisitor() ? null : {}),
  }),
);
