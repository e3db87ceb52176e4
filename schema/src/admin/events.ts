import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { waitingWork } from './resources.ts';

/** Sent to admins: the current counts of waiting work. */
export const waitingWorkChanged = eventKind('support.counts-changed', null, waitingWork);

/** Sent to admins. */
export const userSuspensionChanged = eventKind(
  'admin.suspension-changed',
  null,
  resource('UserSuspensionChanged', 'For admins: a user was suspended, or a suspension ended.', {
    user_id: describe(z.uuid(), 'ID of the user'),
  }),
);
