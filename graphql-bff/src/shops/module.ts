import type { Module } from '#platform/module.ts';
import './applications.ts';
import './own-shop.ts';
import './follow-shop.ts';
import './shop.ts';
import './shop-list.ts';
import './shop-changed.ts';
import { VerificationChanged } from './verification-changed.ts';

export const shopsModule: Module = { inbox: [VerificationChanged] };
