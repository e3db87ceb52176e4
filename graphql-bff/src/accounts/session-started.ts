import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import { builder } from '#platform/builder.ts';
import { inboxMember, payloadOf } from '#platform/inbox-union.ts';
import { live } from '#platform/live/field.ts';

export const SessionStarted = inboxMember(sessionStarted, 'SessionStarted').implement({
  description: 'Somebody logged in as you.',
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Number of the event in your inbox.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When the session began.',
      resolve: (event) => payloadOf(sessionStarted, event).started_at,
    }),
    device: t.string({
      description: 'The browser and system it began on.',
      resolve: (event) => payloadOf(sessionStarted, event).device,
    }),
    sessionId: t.id({
      description: 'Number of the new session.',
      resolve: (event) => payloadOf(sessionStarted, event).session_id,
    }),
  }),
});

builder.subscriptionField('sessionStarted', (t) =>
  t.field({
    type: SessionStarted,
    description: 'Logins as you on other devices.',
    ...live<object, EventEnvelope>(async (_args, ctx, listener) => {
      const { userId, sessionId } = await ctx.live.viewer();
      return ctx.live.inbox(userId, null, {
        ...listener,
        next: (event) => {
          if ('reset' in event || event.type !== sessionStarted.type) return;
          if (payloadOf(sessionStarted, event).session_id !== sessionId) listener.next(event);
        },
      });
    }),
    resolve: (event) => event,
  }),
);
