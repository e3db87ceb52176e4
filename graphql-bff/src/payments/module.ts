import type { Module } from '#platform/module.ts';
import { PaymentChanged } from './payment-changed.ts';
import './receipt.ts';
import './refund.ts';
import './saved-card.ts';
import './verify-payment.ts';

export const paymentsModule: Module = { inbox: [PaymentChanged] };
