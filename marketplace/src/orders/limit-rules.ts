import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';

/** Failed attempts count too, because each locks the rows of its products for a moment. */
export const checkoutTryRule: LimitRule = { name: 'order-tries', times: limits.checkoutTriesPerMinute, seconds: 60 };

/** Limited because each call writes a row, whatever its key. */
export const settleRule: LimitRule = { name: 'order-settles', times: limits.settlesPerHour, seconds: 60 * 60 };

export const cartRule: LimitRule = { name: 'cart-changes', times: limits.cartChangesPerMinute, seconds: 60 };
