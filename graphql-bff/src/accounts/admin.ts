import { readMe } from '@besesaka/schema/accounts/operations.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Viewer } from './viewer.ts';

/** Nothing is read for it: the rooms add what an admin may see. */
export const Admin = builder.objectRef<object>('Admin').implement({
  description: 'What those who run the marketplace see.',
});

builder.objectField(Viewer, 'admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    extensions: callForEach,
    description: 'What those who run the marketplace see; null for everybody else.',
    resolve: async (_viewer, _args, ctx) => ((await readOnce(ctx, readMe, {})).role === 'admin' ? {} : null),
  }),
);
