import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { waitingWork } from './resources.ts';

/** Sent to admins: the current counts of waiting work. */
export const waitingWorkChanged = eventKind('support.desk-changed', null, waitingWork);

/** Sent to admins: a user was suspended, or a suspension ended. */
export const userSuspensionChanged = eventKind('admin.suspension-changed', null, z.object({ user_id: z.uuid() }));
