import { builder } from './builder.ts';

/** An empty object: the modules read the data of its fields on demand. */
export const Viewer = builder.objectRef<object>('Viewer').implement({
  description:
    'The logged-in user and their data. A field that cannot be read is null and has an entry in `errors`, with the code UNAUTHENTICATED if the session has expired.',
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The data of the logged-in user; null for visitors.',
    resolve: (_root, _args, ctx) => (ctx.rest.isVisitor() ? null : {}),
  }),
);
