import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { payment } from './resources.ts';

/** To the one who pays: the whole payment. */
export const paymentChanged = eventKind('payments.changed', z.object({ payment }));
