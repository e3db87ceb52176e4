import { payoutLimits as limits } from '@besesaka/schema/payouts/limits.ts';
import { payoutTexts as texts } from '@besesaka/schema/payouts/texts.ts';
import { eq } from 'drizzle-orm';
import { orders } from '#orders/tables.ts';
import { orderMessages } from '#payouts/order-messages.ts';
import { cases } from '#payouts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { orderOfCase } from './list-cases.ts';

/** What buyer and seller wrote from the order to the case, for an admin who decides about its money. */
export async function readCaseMessages({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }) {
  const [found] = isUuid(id)
    ? await ctx.db
        .select({ order: orders, until: cases.createdAt })
        .from(cases)
        .innerJoin(orders, eq(orders.id, orderOfCase))
        .where(eq(cases.id, id))
    : [];
  if (!found) throw new NotFound(texts.caseMissing);
  await writeAudit({ ctx, input: { act: 'cases.messages.read', subject: id, details: {} } });
  const written = await orderMessages(ctx, found.order, { until: found.until, most: limits.caseMessages });
  return { results: written.map(({ sender, content, at }) => ({ sender, content, created_at: at.toISOString() })) };
}
