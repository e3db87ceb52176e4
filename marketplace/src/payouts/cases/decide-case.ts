import type { DecideCaseInput } from '@besesaka/schema/payouts/inputs.ts';
import type { Case } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { moveOrder } from '#orders/placed/move-order.ts';
import { transitionOf } from '#orders/rules.ts';
import { type OrderRow, orders } from '#orders/tables.ts';
import { settleOrderMoney } from '#payouts/settle-order-money.ts';
import { type CaseRow, cases } from '#payouts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Tx } from '#platform/context.ts';
import { endCase } from './end-case.ts';
import { readCase } from './list-cases.ts';

interface Args {
  tx: Tx;
  input: DecideCaseInput & { id: string };
}

/** An admin decides for one side, with a reason that both read. */
export async function decideCase({ tx, input: { id, outcome, note } }: Args): Promise<Case> {
  const { userId: adminId } = requireViewer(tx);
  const [known] = isUuid(id) ? await tx.db.select().from(cases).where(eq(cases.id, id)) : [];
  const [order] = known
    ? await tx.db.select().from(orders).where(eq(orders.id, known.orderId)).for('no key update')
    : [];
  const [row] = known ? await tx.db.select().from(cases).where(eq(cases.id, id)) : [];
  if (!order || !row) throw new NotFound(texts.caseMissing);
  refuseOwnCase(adminId, order.buyerId, order.sellerId);
  if (row.endedAt) throw new Refused(texts.caseEnded);
  await writeAudit({ ctx: tx, input: { act: `cases.${outcome}`, subject: id, details: { note } } });
  await settleCase(tx, order, row, { outcome, note, decidedBy: adminId });
  return readCase({ ctx: tx, input: { id } });
}

interface Decision {
  outcome: 'refunded' | 'released';
  note: string;
  decidedBy: string | null;
}

export async function settleCase(tx: Tx, order: OrderRow, row: CaseRow, decision: Decision): Promise<void> {
  await endCase(tx, order, row, decision);
  if (decision.outcome === 'released') await settleOrderMoney(tx, order, { kind: 'released' });
  else await undoOrder(tx, order, decision.note);
}

/** The buyer gets all that is left of the money. An open order ends with it. */
export async function undoOrder(tx: Tx, order: OrderRow, reason: string): Promise<void> {
  const transition = transitionOf(order.state, 'cancel', 'system');
  if (!transition?.to) throw new Error(`order ${order.code} cannot be undone in state ${order.state}`);
  await moveOrder(tx, order, { action: 'cancel', actor: 'system', reason, to: transition.to });
}
