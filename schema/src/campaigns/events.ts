import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { campaign } from './resources.ts';

/** To the seller: the whole campaign as it is then. */
export const campaignChanged = eventKind('campaigns.changed', z.object({ campaign }));
