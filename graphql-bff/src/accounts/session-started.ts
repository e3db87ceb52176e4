import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

export const SessionStarted = inboxType('SessionStarted', {
  description: 'Somebody logged in as you.',
  fields: (t) => ({
    device: t.string({
      description: 'The browser and system it began on.',
      resolve: (event) => payloadOf(sessionStarted, event).device,
    }),
    sessionId: t.id({
      description: 'Identifies the new session.',
      resolve: (event) => payloadOf(sessionStarted, event).session_id,
    }),
  }),
});

builder.subscriptionField('sessionStarted', (t) =>
  t.field({
    type: SessionStarted,
    description: 'Logins as you on other devices.',
    ...liveKind(sessionStarted, { accepts: (started, { sessionId }) => started.session_id !== sessionId }),
    resolve: (event) => event,
  }),
);
