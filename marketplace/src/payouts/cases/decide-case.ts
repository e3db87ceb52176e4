import { moneyText, parseMoney } from '@besesaka/schema/kernel/money.ts';
import type { DecideCaseInput } from '@besesaka/schema/payouts/inputs.ts';
import { type CaseDecision, caseOutcome, type MoneyAct } from '@besesaka/schema/payouts/limits.ts';
import type { Case } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { moveOrder } from '#orders/placed/move-order.ts';
import { transitionOf } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import { refundable } from '#payouts/held/ask-order-refund.ts';
import { refundPart } from '#payouts/held/refund-order.ts';
import { approveMoneyAct } from '#payouts/order-acts/approve-money-act.ts';
import { lockPaidOrder } from '#payouts/order-acts/lock-paid-order.ts';
import { findMoney, settleOrderMoney } from '#payouts/settle-order-money.ts';
import { type CaseRow, cases } from '#payouts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { endCase } from './end-case.ts';
import { readCase } from './list-cases.ts';

interface Args {
  tx: Tx;
  input: DecideCaseInput & { id: string };
}

const actOf: Record<CaseDecision, MoneyAct> = { refunded: 'refund', released: 'release', shared: 'share' };

/** An admin decides about held money, with a reason that both sides read. Above the limit a second admin has to agree. */
export async function decideCase({ tx, input: { id, outcome, note, amount } }: Args): Promise<Case> {
  const { userId: adminId } = requireViewer(tx);
  const before = await findCase(tx, id);
  if (!before) throw new NotFound(texts.caseMissing);
  const locked = before.orderId ? await lockPaidOrder(tx, before.orderId) : null;
  const row = await findCase(tx, id);
  if (!locked?.payment || !row) throw new Refused(texts.notForMoney);
  const { order, payment } = locked;
  refuseOwnCase(adminId, order.buyerId, order.sellerId);
  if (row.endedAt) throw new Refused(await howItEnded(tx, row));
  const money = await findMoney(tx, order.id);
  if (!money) throw new Error(`the money of order ${order.code} is missing`);
  const left = await refundable(tx, money);
  const part = outcome === 'shared' ? (parseMoney(amount ?? '') ?? 0) : left;
  if (outcome === 'shared' && (part <= 0 || part >= left))
    throw new InvalidInput({ amount: [texts.shareRequired] }, texts.shareRequired);
  const act = { act: actOf[outcome], amount: part, atStake: left, reason: note };
  if (await approveMoneyAct(tx, order, act)) {
    const details = { note, ...(outcome === 'shared' && { amount: moneyText(part) }) };
    await writeAudit({ ctx: tx, input: { act: `cases.${outcome}`, subject: id, details } });
    await settleCase(tx, order, row, { outcome, note, decidedBy: adminId });
    if (outcome === 'shared') await refundPart(tx, { payment, money, amount: part, reason: note });
  }
  return readCase({ ctx: tx, input: { id } });
}

async function findCase({ db }: Ctx, id: string): Promise<CaseRow | undefined> {
  const [row] = isUuid(id) ? await db.select().from(cases).where(eq(cases.id, id)) : [];
  return row;
}

/** Another admin, or a deadline, may have been faster. */
export async function howItEnded({ db }: Ctx, { outcome, decidedBy }: CaseRow): Promise<string> {
  const [admin] = decidedBy ? await db.select().from(users).where(eq(users.id, decidedBy)) : [];
  return texts.caseEnded(outcome ? caseOutcome.labels[outcome] : '', admin?.fullName ?? null);
}

interface Decision {
  outcome: CaseDecision;
  note: string;
  decidedBy: string | null;
}

export async function settleCase(tx: Tx, order: OrderRow, row: CaseRow, decision: Decision): Promise<void> {
  await endCase(tx, order, row, decision);
  if (decision.outcome === 'refunded') await undoOrder(tx, order, decision.note);
  else await settleOrderMoney(tx, order, { kind: 'released' });
}

/** The buyer gets all that is left of the money. An open order ends with it. */
export async function undoOrder(tx: Tx, order: OrderRow, reason: string): Promise<void> {
  const transition = transitionOf(order.state, 'cancel', 'system');
  if (!transition?.to) throw new Error(`order ${order.code} cannot be undone in state ${order.state}`);
  await moveOrder(tx, order, { action: 'cancel', actor: 'system', reason, to: transition.to });
}
