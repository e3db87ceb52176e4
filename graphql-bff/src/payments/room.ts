import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import type { Room } from '#platform/room.ts';
import { PaymentChanged } from './payment-changed.ts';
import './receipt.ts';
import './refund.ts';
import './saved-card.ts';
import './verify-payment.ts';

export const paymentsRoom: Room = { inbox: [{ kind: paymentChanged, type: PaymentChanged }] };
