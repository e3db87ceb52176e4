import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { suspension } from './resources.ts';

/** A new login, sent to the user's other tabs and devices. */
export const sessionStarted = eventKind(
  'session.started',
  null,
  resource('SessionStarted', "A new login to the user's account.", {
    session_id: describe(z.uuid(), 'ID of the new session'),
    device: describe(z.string(), 'Browser and operating system of the login'),
    started_at: describe(z.iso.datetime(), 'Time of the login'),
  }),
);

/** The current suspension, sent to the user. A program needs no scope to learn that its user may not trade. */
export const suspensionChanged = eventKind(
  'accounts.suspension-changed',
  'any',
  resource('SuspensionChanged', 'The user was suspended, or the suspension ended.', {
    user_id: describe(z.uuid(), 'ID of the user'),
    suspension: describe(suspension.nullable(), 'Current suspension; null if the user is not suspended'),
  }),
);
