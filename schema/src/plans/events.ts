import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { subscription, subscriptionSummary } from './resources.ts';

/** Sent to the seller: the changed plan, and a summary of the current one. */
export const planChanged = eventKind('plans.changed', null, z.object({ subscription, summary: subscriptionSummary }));
