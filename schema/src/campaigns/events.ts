import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { campaign } from './resources.ts';

/** Sent to the seller: the whole campaign in its new state. */
export const campaignChanged = eventKind('campaigns.changed', 'products:read', z.object({ campaign }));
