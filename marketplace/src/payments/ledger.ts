import type { Ctx } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import { ledgerEntries, ledgerLines, type PaymentRow } from './tables.ts';

interface Charge {
  row: PaymentRow;
  amount: number;
  fees: number;
  currency: string;
  /** The account that the money is owed to: income, or held until somebody has looked. */
  to: string;
}

/** What came in, where it lies, and what the provider kept of it. A payment is charged once, or the database refuses. */
export async function enterCharge(ctx: Ctx, { row, amount, fees, currency, to }: Charge): Promise<void> {
  const entryId = newId();
  const kind = to === 'held' ? 'held charge' : 'charge';
  await ctx.db.insert(ledgerEntries).values({ id: entryId, paymentId: row.id, kind, currency, createdAt: ctx.now });
  const lines = [
    { entryId, account: 'provider', amount: amount - fees },
    { entryId, account: 'fees', amount: fees },
    { entryId, account: to, amount: -amount },
  ];
  await ctx.db.insert(ledgerLines).values(lines.filter((line) => line.amount !== 0));
}
