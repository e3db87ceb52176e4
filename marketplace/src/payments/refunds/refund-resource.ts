import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { type Refund, refund } from '@besesaka/schema/payments/resources.ts';
import type { RefundRow } from '#payments/tables.ts';
import { sameNamed } from '#platform/base/same-named.ts';

const plain = sameNamed(refund);

export function toRefund(row: RefundRow): Refund {
  return {
    ...plain(row),
    reference: row.paymentId,
    amount: moneyText(row.amount),
    asked_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
