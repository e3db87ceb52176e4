import type { Module } from '#platform/module.ts';
import './payment.ts';
import { PaymentChanged } from './payment-changed.ts';

export const paymentsModule: Module = { inbox: [PaymentChanged] };
