import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import type { Case } from '@besesaka/schema/payouts/resources.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, partOf } from '#platform/db/keyset.ts';
import { toOrderCase } from './order-case.ts';

const shown = {
  row: cases,
  code: orders.code,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  grossPesewas: orderMoney.grossPesewas,
  refundedPesewas: orderMoney.refundedPesewas,
  deliveredBy: orderMoney.deliveredBy,
};

interface ListArgs {
  ctx: Ctx;
  input: ListPosition & { state?: 'open' | 'ended' | undefined };
}

export async function listCases({ ctx, input }: ListArgs) {
  const isEnded = input.state === 'ended';
  const which = isEnded ? isNotNull(cases.endedAt) : isNull(cases.endedAt);
  const part = partOf(isEnded ? 'newest' : 'oldest', byTime(cases.createdAt, cases.id, isEnded), input);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ ...shown, keys: part.keys })
      .from(cases)
      .innerJoin(orders, eq(orders.id, cases.orderId))
      .innerJoin(orderMoney, eq(orderMoney.orderId, cases.orderId))
      .where(and(which, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset),
    input.count ? ctx.db.$count(cases, which) : null,
  ]);
  const { rows, ...place } = part.toPage(found);
  return { results: rows.map(toCase), count, ...place };
}

export async function readCase({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Case> {
  const [found] = isUuid(input.id)
    ? await ctx.db
        .select(shown)
        .from(cases)
        .innerJoin(orders, eq(orders.id, cases.orderId))
        .innerJoin(orderMoney, eq(orderMoney.orderId, cases.orderId))
        .where(eq(cases.id, input.id))
    : [];
  if (!found) throw new NotFound(texts.caseMissing);
  return toCase(found);
}

type Found = Pick<typeof orderMoney.$inferSelect, 'grossPesewas' | 'refundedPesewas' | 'deliveredBy'> & {
  row: typeof cases.$inferSelect;
  code: string;
  buyerName: string;
  sellerName: string;
};

function toCase({ row, code, buyerName, sellerName, grossPesewas, refundedPesewas, deliveredBy }: Found): Case {
  return {
    ...toOrderCase(row),
    order_id: code,
    buyer_name: buyerName,
    seller_name: sellerName,
    amount: moneyText(grossPesewas - refundedPesewas),
    delivered_by: deliveredBy,
  };
}
