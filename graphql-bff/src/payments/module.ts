import { paymentChanged } from '@besesaka/schema/payments/events.ts';
import type { Module } from '#platform/module.ts';
import { PaymentChanged } from './payment-changed.ts';
import './receipt.ts';
import './refund.ts';
import './saved-card.ts';
import './verify-payment.ts';

export const paymentsModule: Module = { inbox: [{ kind: paymentChanged, type: PaymentChanged }] };
