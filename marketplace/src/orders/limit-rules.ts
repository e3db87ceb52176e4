import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';

/** Tries, also those that come to nothing: each locks the rows of its goods for a moment. */
export const checkoutTryRule: LimitRule = { name: 'order-tries', times: limits.checkoutTriesPerMinute, seconds: 60 };

/** Each leaves a row behind, whatever its key. */
export const settleRule: LimitRule = { name: 'order-settles', times: limits.settlesPerHour, seconds: 60 * 60 };

export const cartRule: LimitRule = { name: 'cart-changes', times: limits.cartChangesPerMinute, seconds: 60 };
