import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase, requireAdmin } from '#accounts/is-admin.ts';
import { paymentsChanged } from '#payments/domain-events.ts';
import { toPayment } from '#payments/emit-payment-changed.ts';
import { receiptNumberOf } from '#payments/receipts.ts';
import { payments } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';

/** Called by an admin after a partial refund: the purchase continues. */
export function keepPayment({ ctx, input: { reference } }: { ctx: Ctx; input: { reference: string } }) {
  return inTransaction(ctx, async (tx) => {
    const adminId = await requireAdmin(tx);
    const isIt = eq(payments.id, reference);
    const [row] = isUuid(reference) ? await tx.db.select().from(payments).where(isIt).for('no key update') : [];
    if (!row) throw new NotFound(texts.missing);
    refuseOwnCase(adminId, row.userId);
    if (row.state !== 'succeeded' || row.heldReason === null) throw new Refused(texts.nothingToKeep);
    await writeAudit({ ctx: tx, input: { act: 'payments.keep', subject: reference, details: {} } });
    await tx.db.update(payments).set({ heldReason: null }).where(isIt);
    await publishDomainEvent(tx, paymentsChanged, { paymentId: reference });
    return toPayment(row, await receiptNumberOf(tx, reference));
  });
}
