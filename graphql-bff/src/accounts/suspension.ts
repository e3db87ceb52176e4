import { suspensionChanged } from '@besesaka/schema/accounts/events.ts';
import { type Suspension as SuspensionValue, suspension } from '@besesaka/schema/accounts/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { Person } from './person.ts';

export const Suspension = builder.objectRef<SuspensionValue>('Suspension').implement({
  description: 'A suspension: the user may not order, sell, review or start chats.',
  fields: (t) => exposeFields(t, suspension),
});

builder.objectField(Person, 'suspension', (t) =>
  t.expose('suspension', {
    type: Suspension,
    nullable: true,
    description: 'Current suspension; null if the user is not suspended.',
  }),
);

export const SuspensionChanged = inboxType(suspensionChanged, 'SuspensionChanged', {
  description: 'The viewer was suspended, or the suspension ended.',
  fields: (t) => ({
    personId: t.id({
      description: 'ID of the user.',
      resolve: ({ payload }) => payload.person_id,
    }),
    suspension: t.field({
      type: Suspension,
      nullable: true,
      description: 'Current suspension; null if the user is not suspended.',
      resolve: ({ payload }) => payload.suspension,
    }),
  }),
});

builder.subscriptionField('suspensionChanged', (t) =>
  t.field({
    description: "Changes of the viewer's suspension.",
    ...liveKind(SuspensionChanged),
  }),
);
