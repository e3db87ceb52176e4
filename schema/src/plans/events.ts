import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { subscription, subscriptionSummary } from './resources.ts';

/** To the seller: what runs now, and the plan that changed. */
export const planChanged = eventKind('plans.changed', z.object({ subscription, summary: subscriptionSummary }));
