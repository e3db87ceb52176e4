import { and, asc, inArray, lte } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { inBatches } from '#platform/db/in-batches.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { jobKind } from '#platform/jobs.ts';
import { moveOffer } from './move-offer.ts';
import { liveStates } from './offer-rules.ts';
import { offers } from './tables.ts';

export const endOffersJob = jobKind('orders.end-offers');

const batchSize = 50;

/** Writes that offers have ended and sends it to both sides. Locked ones are left for the next run. */
export function endOffers({ ctx }: { ctx: Ctx }): Promise<number> {
  return inBatches(
    (size) =>
      inTransaction(ctx, async (tx) => {
        const due = await tx.db
          .select()
          .from(offers)
          .where(and(inArray(offers.state, [...liveStates]), lte(offers.endsAt, tx.now)))
          .orderBy(asc(offers.endsAt), asc(offers.id))
          .limit(size)
          .for('update', { skipLocked: true });
        for (const offer of due) await moveOffer(tx, offer, { kind: 'end', by: 'system', to: 'ended' });
        return due.length;
      }),
    batchSize,
  );
}
