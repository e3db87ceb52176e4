import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { offer } from './resources.ts';

/** Sent to buyer and seller, each with their own view of the offer. */
export const offerChanged = eventKind('offer.changed', 'orders:read', z.object({ offer }));
