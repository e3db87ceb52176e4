import { eventKind } from '#kernel/events.ts';
import { waitingWork } from './resources.ts';

/** Sent to admins: the current counts of waiting work. */
export const waitingWorkChanged = eventKind('support.desk-changed', null, waitingWork);
