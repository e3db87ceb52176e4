import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { suspension } from './resources.ts';

/** A new login, sent to the user's other tabs and devices. */
export const sessionStarted = eventKind(
  'session.started',
  null,
  z.object({ session_id: z.uuid(), device: z.string(), started_at: z.iso.datetime() }),
);

/** The current suspension, sent to the user. A program needs no scope to learn that its user may not trade. */
export const suspensionChanged = eventKind(
  'accounts.suspension-changed',
  'any',
  z.object({ person_id: z.uuid(), suspension: suspension.nullable() }),
);
