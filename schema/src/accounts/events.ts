import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';

/** Somebody logged in as this person: told to the person's other tabs and devices. */
export const sessionStarted = eventKind(
  'session.started',
  z.object({ session_id: z.uuid(), device: z.string(), started_at: z.iso.datetime() }),
);
