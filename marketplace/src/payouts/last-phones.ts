import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { payments } from '#payments/tables.ts';
import type { Ctx } from '#platform/context.ts';

/** The number of the wallet with which each of these users paid last. */
export async function lastPhones({ db }: Ctx, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([payments.userId], { userId: payments.userId, phone: payments.phone })
    .from(payments)
    .where(and(inArray(payments.userId, userIds), eq(payments.state, 'succeeded'), isNotNull(payments.phone)))
    .orderBy(payments.userId, desc(payments.createdAt), desc(payments.id));
  return new Map(rows.flatMap(({ userId, phone }) => (phone === null ? [] : [[userId, phone] as const])));
}
