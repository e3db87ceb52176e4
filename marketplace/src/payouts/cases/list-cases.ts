import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { Case } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { orders } from '#orders/tables.ts';
import { payments } from '#payments/tables.ts';
import { toApproval } from '#payouts/order-acts/approve-money-act.ts';
import { cases, moneyApprovals, orderMoney } from '#payouts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { otherwise, waitsFor } from './clocks.ts';
import { toOrderCase } from './order-case.ts';

/** The order of a case; for a payment the first that it paid for. */
export const orderOfCase = sql`coalesce(${cases.orderId}, (select paid.order_id from order_money paid
  where paid.payment_id = ${cases.paymentId} order by paid.order_id limit 1))`;

const shown = {
  row: cases,
  code: orders.code,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  grossPesewas: orderMoney.grossPesewas,
  refundedPesewas: orderMoney.refundedPesewas,
  deliveredBy: orderMoney.deliveredBy,
  paidPesewas: payments.amountPesewas,
  approval: moneyApprovals,
  adminName: users.fullName,
};

interface ListArgs {
  ctx: Ctx;
  input: ListPosition & { state?: 'open' | 'ended' | undefined };
}

export async function listCases({ ctx, input }: ListArgs) {
  const isEnded = input.state === 'ended';
  const which = isEnded ? isNotNull(cases.endedAt) : isNull(cases.endedAt);
  const keys = byTime(isEnded ? cases.createdAt : cases.dueAt, cases.id, isEnded);
  const part = partOf(isEnded ? 'newest' : 'due first', keys, input);
  const [found, count] = await Promise.all([
    selectFound(ctx, part.keys)
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(cases, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map((row) => toCase(ctx, row)), count, ...place };
}

export async function readCase({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Case> {
  const [found] = isUuid(input.id) ? await selectFound(ctx, sql<string[]>`null`).where(eq(cases.id, input.id)) : [];
  if (!found) throw new NotFound(texts.caseMissing);
  return toCase(ctx, found);
}

function selectFound({ db }: Ctx, keys: SQL<string[]>) {
  return db
    .select({ ...shown, keys })
    .from(cases)
    .leftJoin(orders, eq(orders.id, orderOfCase))
    .leftJoin(orderMoney, eq(orderMoney.orderId, orders.id))
    .leftJoin(payments, eq(payments.id, cases.paymentId))
    .leftJoin(moneyApprovals, eq(moneyApprovals.orderId, orders.id))
    .leftJoin(users, eq(users.id, moneyApprovals.approvedBy))
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof selectFound>>[number];

function toCase({ settings }: Ctx, { row, approval, adminName, deliveredBy, ...found }: Found): Case {
  const { answer_until: _, ...shared } = toOrderCase({ settings }, row);
  const isOpen = row.endedAt === null;
  const left = found.grossPesewas === null ? found.paidPesewas : found.grossPesewas - (found.refundedPesewas ?? 0);
  return {
    ...shared,
    subject_id: row.subjectId,
    appeal_about: row.appealAbout,
    waits_for: waitsFor(row),
    due_at: isOpen ? row.dueAt.toISOString() : null,
    otherwise: otherwise(settings, row, deliveredBy),
    order_id: found.code,
    payment_id: row.paymentId,
    buyer_name: found.buyerName,
    seller_name: found.sellerName,
    amount: left === null ? null : moneyText(left),
    delivered_by: deliveredBy,
    approval: approval && toApproval(approval, adminName ?? ''),
  };
}
