import { readMe } from '@besesaka/schema/accounts/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from '#platform/graphql/viewer.ts';

/** The object itself needs no call. Modules add the fields that admins may see. */
export const Admin = builder.objectRef<object>('Admin').implement({
  description: 'Entry point for the data that only admins may see.',
});

builder.objectField(Viewer, 'admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    extensions: callForEach,
    description: 'Data for admins; null for all other users.',
    resolve: async (_viewer, _args, ctx) => ((await readOnce(ctx, readMe, {})).staff_role ? {} : null),
  }),
);
