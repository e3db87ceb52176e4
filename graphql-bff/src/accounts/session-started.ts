import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

export const SessionStarted = inboxType('SessionStarted', {
  description: "A new login to the viewer's account.",
  fields: (t) => ({
    device: t.string({
      description: 'Browser and operating system of the login.',
      resolve: (event) => payloadOf(sessionStarted, event).device,
    }),
    sessionId: t.id({
      description: 'ID of the new session.',
      resolve: (event) => payloadOf(sessionStarted, event).session_id,
    }),
  }),
});

builder.subscriptionField('sessionStarted', (t) =>
  t.field({
    type: SessionStarted,
    description: "Logins to the viewer's account on other devices.",
    ...liveKind(sessionStarted, { accepts: (started, { sessionId }) => started.session_id !== sessionId }),
    resolve: (event) => event,
  }),
);
