import { suspensionChanged } from '@besesaka/schema/accounts/events.ts';
import { type Suspension as Standing, suspension } from '@besesaka/schema/accounts/resources.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';
import { Person } from './person.ts';

export const Suspension = builder.objectRef<Standing>('Suspension').implement({
  description: 'Why a person may not order, sell, review or start chats, and until when.',
  fields: (t) => passedThrough(t, suspension),
});

builder.objectField(Person, 'suspension', (t) =>
  t.expose('suspension', {
    type: Suspension,
    nullable: true,
    description: 'What keeps them from trading for now; null for nearly everybody.',
  }),
);

export const SuspensionChanged = inboxType('SuspensionChanged', {
  description: 'You may not trade for now, or may again; those who run the marketplace hear it of everybody.',
  fields: (t) => ({
    personId: t.id({
      description: 'Whom it is about.',
      resolve: (event) => payloadOf(suspensionChanged, event).person_id,
    }),
    suspension: t.field({
      type: Suspension,
      nullable: true,
      description: 'How they stand now; null for who may trade.',
      resolve: (event) => payloadOf(suspensionChanged, event).suspension,
    }),
  }),
});

builder.subscriptionField('suspensionChanged', (t) =>
  t.field({
    type: SuspensionChanged,
    description: 'That you may not trade for now, or may again.',
    ...liveKind(suspensionChanged),
    resolve: (event) => event,
  }),
);
