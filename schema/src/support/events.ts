import { eventKind } from '#kernel/events.ts';
import { waitingWork } from './desk.ts';

/** To those who run the marketplace: how much waits for them now. */
export const deskChanged = eventKind('support.desk-changed', waitingWork);
