import { type WaitingWork as Waiting, waitingWork } from '@besesaka/schema/support/desk.ts';
import { deskChanged } from '@besesaka/schema/support/events.ts';
import { readDesk } from '@besesaka/schema/support/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

const WaitingWork = builder.objectRef<Waiting>('WaitingWork').implement({
  description: 'How much waits for those who run the marketplace.',
  fields: (t) => passedThrough(t, waitingWork),
});

builder.objectField(Admin, 'waiting', (t) =>
  t.field({
    type: WaitingWork,
    nullable: true,
    extensions: callForEach,
    description: 'How much waits.',
    resolve: (_admin, _args, ctx) => readOnce(ctx, readDesk, {}),
  }),
);

export const DeskChanged = inboxType('DeskChanged', {
  description: 'For admins: other work waits now.',
  fields: (t) => ({
    waiting: t.field({
      type: WaitingWork,
      description: 'How much waits.',
      resolve: (event) => payloadOf(deskChanged, event),
    }),
  }),
});

builder.subscriptionField('deskChanged', (t) =>
  t.field({
    type: DeskChanged,
    description: 'For admins: how much waits, as it comes and goes.',
    ...liveKind(deskChanged),
    resolve: (event) => event,
  }),
);
