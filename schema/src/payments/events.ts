import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { payment } from './resources.ts';

/** Sent to the payer, with the whole payment. */
export const paymentChanged = eventKind('payments.changed', null, z.object({ payment }));
