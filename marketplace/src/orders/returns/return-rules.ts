import { orderLimits as limits, type OrderState } from '@besesaka/schema/orders/limits.ts';
import { dayMs } from '#platform/base/clock.ts';

interface Step {
  state: OrderState;
  at: Date;
}

/** Returns until when the buyer may ask to return the items: days after the delivery, and a few times only. */
export function returnUntil(steps: readonly Step[]): Date | null {
  // An order that the timer completed was never marked as delivered.
  const delivery = steps.find(({ state }) => state === 'delivered' || state === 'completed');
  const requests = steps.filter(({ state }) => state === 'return_requested').length;
  if (!delivery || requests >= limits.returnRequestsMax) return null;
  return new Date(delivery.at.getTime() + limits.returnDays * dayMs);
}

interface Earlier {
  state: OrderState;
  /** When the order completes by itself; null if it already was complete. */
  dueAt: Date | null;
}

/** Returns the state before the return was requested, and what was left of its time. */
export function beforeReturn(steps: readonly Step[], now: Date): Earlier {
  const index = steps.findLastIndex(({ state }) => state === 'return_requested');
  const [before, request] = [steps[index - 1], steps[index]];
  if (!before || !request) throw new Error('an order has a return but no request of it');
  if (before.state !== 'delivered') return { state: before.state, dueAt: null };
  return { state: 'delivered', dueAt: new Date(now.getTime() + timeLeft(steps.slice(0, index + 1))) };
}

/** The time that the order still waits for its completion. It does not run while a return is open. */
function timeLeft(steps: readonly Step[]): number {
  let left = limits.completesAfterDeliveredDays * dayMs;
  for (const [n, { state, at }] of steps.entries()) {
    const next = steps[n + 1];
    if (state === 'delivered' && next) left -= next.at.getTime() - at.getTime();
  }
  return Math.max(0, left);
}
