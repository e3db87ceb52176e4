import { and, eq } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { Unavailable } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type ExternalCallRow, outsideWorks } from './tables.ts';

/** An external request that must happen once, such as a charge. */
export interface ExternalCall<I extends object = object, O extends object = object, A extends object = object> {
  /** The name in the table, by which unfinished work is resumed. */
  readonly kind: string;
  /**
   * Calls the external service. `reference` is the same in every attempt. If `isRepeated`, an earlier call may have
   * succeeded, so look that up first. A refusal is an outcome; throw if the outcome is unknown.
   */
  call(args: {
    ctx: Pick<Ctx, 'config' | 'log' | 'now'>;
    input: I;
    reference: string;
    isRepeated: boolean;
    signal: AbortSignal;
  }): Promise<O>;
  /** Applies the outcome in one transaction. There may be no logged-in user at that time. */
  settle(args: { tx: Tx; input: I; outcome: O; reference: string }): Promise<A>;
}

/** Long enough for the call and its follow-up, so that no other process takes over too early. */
const claimMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = hourMs;

export function claimed({ now }: Pick<Ctx, 'now'>) {
  return { dueAt: new Date(now.getTime() + claimMs) };
}

/** Performs the remaining steps of a row that this process has claimed. */
export async function finish(asking: Ctx, work: ExternalCall, row: ExternalCallRow): Promise<object> {
  // Once reserved, the work is finished even if the caller disconnects.
  const ctx = { ...asking, viewer: null, client: { address: asking.client.address, userAgent: '' } };
  try {
    if (row.state === 'reserved') await callAndSave(ctx, work, row);
    return await inTransaction(ctx, (tx) => settle(tx, work, row.id));
  } catch (error) {
    await putOff(ctx, row);
    throw error;
  }
}

async function callAndSave(ctx: Ctx, work: ExternalCall, { id, input, tries }: ExternalCallRow): Promise<void> {
  const { config, log, now } = ctx;
  const signal = AbortSignal.timeout(config.outsideCallMs);
  const request = { ctx: { config, log, now }, input, reference: id, isRepeated: tries > 0, signal };
  const outcome = await work.call(request).catch((error: unknown) => {
    log.error({ work: work.kind, id, tries, err: error }, 'unknown outcome of an external call');
    throw new Unavailable();
  });
  // The first saved outcome is final.
  const isFirst = and(eq(outsideWorks.id, id), eq(outsideWorks.state, 'reserved'));
  await ctx.db.update(outsideWorks).set({ state: 'called', outcome }).where(isFirst);
}

async function settle(tx: Tx, work: ExternalCall, id: string): Promise<object> {
  const [row] = await tx.db.select().from(outsideWorks).where(eq(outsideWorks.id, id)).for('update');
  if (row?.answer) return row.answer;
  if (!row?.outcome) throw new Unavailable();
  const answer = await work.settle({ tx, input: row.input, outcome: row.outcome, reference: id });
  await tx.db.update(outsideWorks).set({ state: 'settled', answer }).where(eq(outsideWorks.id, id));
  return answer;
}

async function putOff({ db, now, log }: Ctx, { id, tries }: ExternalCallRow): Promise<void> {
  const dueAt = new Date(now.getTime() + Math.min(firstPauseMs * 2 ** Math.min(tries, 20), longestPauseMs));
  await db
    .update(outsideWorks)
    .set({ dueAt })
    .where(eq(outsideWorks.id, id))
    // The work is resumed when the claim expires.
    .catch((error: unknown) => log.warn({ id, err: error }, 'could not postpone an external call'));
}
