import { eventKind } from '#kernel/events.ts';
import { waitingWork } from './resources.ts';

/** To those who run the marketplace: how much waits for them now. */
export const waitingWorkChanged = eventKind('support.desk-changed', waitingWork);
