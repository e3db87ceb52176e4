import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { suspension } from './resources.ts';

/** Somebody logged in as this person: told to the person's other tabs and devices. */
export const sessionStarted = eventKind(
  'session.started',
  z.object({ session_id: z.uuid(), device: z.string(), started_at: z.iso.datetime() }),
);

/** To the person, and to those who run the marketplace: how a person stands now. */
export const suspensionChanged = eventKind(
  'accounts.suspension-changed',
  z.object({ person_id: z.uuid(), suspension: suspension.nullable() }),
);
