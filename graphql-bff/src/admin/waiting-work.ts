import { userSuspensionChanged, waitingWorkChanged } from '@besesaka/schema/admin/events.ts';
import { readWaitingWork } from '@besesaka/schema/admin/operations.ts';
import { type WaitingWork as Waiting, waitingWork } from '@besesaka/schema/admin/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

const WaitingWork = builder.objectRef<Waiting>('WaitingWork').implement({
  description: 'Counts of the work that waits for admins.',
  fields: (t) => exposeFields(t, waitingWork),
});

builder.objectField(Admin, 'waiting', (t) =>
  t.field({
    type: WaitingWork,
    nullable: true,
    extensions: callForEach,
    description: 'Counts of waiting work.',
    resolve: (_admin, _args, ctx) => readOnce(ctx, readWaitingWork, {}),
  }),
);

export const DeskChanged = inboxType(waitingWorkChanged, 'DeskChanged', {
  description: 'For admins: the counts of waiting work have changed.',
  fields: (t) => ({
    waiting: t.field({
      type: WaitingWork,
      description: 'Counts of waiting work.',
      resolve: ({ payload }) => payload,
    }),
  }),
});

builder.subscriptionField('deskChanged', (t) =>
  t.field({
    description: 'For admins: changes of the counts of waiting work.',
    ...liveKind(DeskChanged),
  }),
);

export const UserSuspensionChanged = inboxType(userSuspensionChanged, 'UserSuspensionChanged', {
  description: 'For admins: a user was suspended, or a suspension ended.',
  fields: (t) => ({
    userId: t.id({
      description: 'ID of the user.',
      resolve: ({ payload }) => payload.user_id,
    }),
  }),
});
