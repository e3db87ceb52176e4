import type { AdminPaymentRow, AdminPaymentsQuery } from '@besesaka/schema/admin/payments.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { type PaymentRow, payments } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { byTime, type Key, partOf } from '#platform/db/keyset.ts';
import { shops } from '#shops/tables.ts';

export const shownColumns = {
  row: payments,
  payerName: users.fullName,
  payerEmail: users.email,
  shopName: shops.businessName,
};

interface PaymentWithNames {
  row: PaymentRow;
  payerName: string;
  payerEmail: string;
  shopName: string | null;
}

/** Payments that need an admin's decision: the amount does not match, or a payment was partly refunded. */
export const waitsForAdmin = sql`${payments.heldReason} is not null and ${payments.state} <> 'refunded'`;

/** Lists payments for admins, held ones first, then the newest. The audit log has the results but not the search text. */
export async function listPayments({ ctx, input }: { ctx: Ctx; input: AdminPaymentsQuery }) {
  const { state, purpose, search } = input;
  const which = and(
    state && (state === 'held' ? waitsForAdmin : eq(payments.state, state)),
    purpose ? eq(payments.purpose, purpose) : undefined,
    search ? matching(search) : undefined,
  );
  const isHeld: Key = { by: sql`(${waitsForAdmin})::int`, type: 'numeric', isDown: true };
  const part = partOf('held first', [isHeld, ...byTime(payments.createdAt, payments.id)], input);
  const rows = ctx.db
    .select({ ...shownColumns, keys: part.keys })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(shops, eq(shops.ownerId, payments.userId))
    .where(and(which, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  const [found, total] = await Promise.all([rows, input.count ? countOf(ctx, which) : null]);
  const { rows: shown, ...place } = part.toPage(found);
  const details = { payments: shown.map(({ row }) => row.id) };
  if (search) await writeAudit({ ctx, input: { act: 'payments.search', subject: 'payments', details } });
  return { results: shown.map(toAdminRow), count: total, ...place };
}

async function countOf({ db }: Ctx, which: SQL | undefined): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(shops, eq(shops.ownerId, payments.userId))
    .where(which);
  return all?.total ?? 0;
}

function matching(search: string) {
  if (isUuid(search)) return eq(payments.id, search);
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.email, part), ilike(shops.businessName, part));
}

export function toAdminRow({ row, payerName, payerEmail, shopName }: PaymentWithNames): AdminPaymentRow {
  return {
    reference: row.id,
    payment_type: row.purpose,
    description: row.description,
    state: row.state,
    channel: row.channel,
    refund_state: row.refundState,
    held_reason: row.heldReason,
    payer_name: payerName,
    payer_email: payerEmail,
    shop_name: shopName,
    amount: moneyText(row.amountPesewas),
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
