import { shapeOf } from './shape.ts';
import type { Transaction, Transactions } from './transactions.ts';
import type { Webhooks } from './webhooks.ts';

interface Deps {
  transactions: Transactions;
  webhooks: Webhooks;
  now: () => number;
}

/** Settles payments, at once or after a delay, and sends the webhook. */
export function createSettling({ transactions, webhooks, now }: Deps) {
  function succeed(one: Transaction): void {
    transactions.change(one, { status: 'success', answer: 'Approved', paidAt: now(), settlesAt: null });
    webhooks.send('charge.success', shapeOf(one), one.webhookCount);
  }

  function waitFor(one: Transaction): void {
    webhooks.later(Math.max(0, (one.settlesAt ?? 0) - now()), () => one.settlesAt !== null && succeed(one));
  }

  function succeedIn(one: Transaction, ms: number): void {
    if (ms === 0) {
      succeed(one);
      return;
    }
    transactions.change(one, { status: 'pending', answer: null, settlesAt: now() + ms });
    waitFor(one);
  }

  // Continues the payments that a restart interrupted.
  for (const one of transactions.list()) if (one.settlesAt !== null) waitFor(one);

  return { succeedIn };
}

export type Settling = ReturnType<typeof createSettling>;
