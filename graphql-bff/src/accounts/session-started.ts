import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

export const SessionStarted = inboxType(sessionStarted, 'SessionStarted', {
  description: "A new login to the viewer's account.",
  fields: (t) => ({
    device: t.string({
      description: 'Browser and operating system of the login.',
      resolve: ({ payload }) => payload.device,
    }),
    sessionId: t.id({
      description: 'ID of the new session.',
      resolve: ({ payload }) => payload.session_id,
    }),
  }),
});

builder.subscriptionField('sessionStarted', (t) =>
  t.field({
    description: "Logins to the viewer's account on other devices.",
    ...liveKind(SessionStarted, { accepts: (started, { sessionId }) => started.session_id !== sessionId }),
  }),
);
