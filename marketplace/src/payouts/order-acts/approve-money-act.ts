import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { MoneyAct } from '@besesaka/schema/payouts/limits.ts';
import type { MoneyApproval } from '@besesaka/schema/payouts/resources.ts';
import { eq } from 'drizzle-orm';
import { requireOtherAdmin } from '#accounts/second-admin.ts';
import { users } from '#accounts/tables.ts';
import type { OrderRow } from '#orders/tables.ts';
import { moneyApprovals } from '#payouts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';

interface Act {
  act: MoneyAct;
  /** What it moves, in pesewas. */
  amount: number;
  /** All that is decided about with it. */
  atStake: number;
  reason: string;
}

/**
 * Whether the act may go on: at once up to the limit, and above it when a second admin does the same. The caller holds the
 * lock of the order.
 */
export async function approveMoneyAct(
  tx: Tx,
  order: OrderRow,
  { act, amount, atStake, reason }: Act,
): Promise<boolean> {
  const isIt = eq(moneyApprovals.orderId, order.id);
  const [first] = await tx.db.delete(moneyApprovals).where(isIt).returning();
  if (atStake <= tx.settings.at(tx.now, 'order_approval_above')) return true;
  if (first?.act === act && first.amountPesewas === amount) {
    await requireOtherAdmin(tx, 'money', { by: first.approvedBy, at: first.approvedAt });
    return true;
  }
  const { userId: approvedBy } = requireViewer(tx);
  const row = { orderId: order.id, act, amountPesewas: amount, reason, approvedBy, approvedAt: tx.now };
  await tx.db.insert(moneyApprovals).values(row);
  const details = { act, amount: moneyText(amount), reason };
  await writeAudit({ ctx: tx, input: { act: 'orders.approve', subject: order.code, details } });
  return false;
}

/** The act that waits for a second admin. */
export async function findApproval({ db }: Ctx, orderId: string): Promise<MoneyApproval | null> {
  const [found] = await db
    .select({ row: moneyApprovals, name: users.fullName })
    .from(moneyApprovals)
    .innerJoin(users, eq(users.id, moneyApprovals.approvedBy))
    .where(eq(moneyApprovals.orderId, orderId));
  return found ? toApproval(found.row, found.name) : null;
}

export function toApproval(row: typeof moneyApprovals.$inferSelect, adminName: string): MoneyApproval {
  return {
    act: row.act,
    amount: moneyText(row.amountPesewas),
    reason: row.reason,
    admin_name: adminName,
    approved_at: row.approvedAt.toISOString(),
  };
}
