import { and, eq } from 'drizzle-orm';
import { hourMs } from '#platform/base/clock.ts';
import { Unavailable } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type OutsideRow, outsideWorks } from './tables.ts';

/** Work that asks another house for something that must happen once, such as a charge. */
export interface OutsideWork<I extends object = object, O extends object = object, A extends object = object> {
  /** Names it in the table, so that whoever finds it unfinished knows how to go on. */
  readonly kind: string;
  /**
   * Asks the other house. `reference` is the same however often it is asked; when `isRepeated`, an earlier call may have got
   * through, so the other house is asked for that first. A refusal is an outcome; whoever throws does not know the outcome.
   */
  call(args: {
    ctx: Pick<Ctx, 'config' | 'log' | 'now'>;
    input: I;
    reference: string;
    isRepeated: boolean;
    signal: AbortSignal;
  }): Promise<O>;
  /** What follows from the outcome, all in one transaction. Nobody may be logged in any more when it comes to that. */
  settle(args: { tx: Tx; input: I; outcome: O; reference: string }): Promise<A>;
}

/** Long enough for a call and what follows, so that nobody takes over what somebody is at. */
const claimMs = 60_000;
const firstPauseMs = 30_000;
const longestPauseMs = hourMs;

export function claimed({ now }: Pick<Ctx, 'now'>) {
  return { dueAt: new Date(now.getTime() + claimMs) };
}

/** The steps that are still to be done, for a row that this process has claimed. */
export async function finish(asking: Ctx, work: OutsideWork, row: OutsideRow): Promise<object> {
  // Once it is reserved it is finished, whoever asked and whether they still wait.
  const ctx = { ...asking, viewer: null, client: { address: asking.client.address, userAgent: '' } };
  try {
    if (row.state === 'reserved') await callAndKeep(ctx, work, row);
    return await inTransaction(ctx, (tx) => settle(tx, work, row.id));
  } catch (error) {
    await putOff(ctx, row);
    throw error;
  }
}

async function callAndKeep(ctx: Ctx, work: OutsideWork, { id, input, tries }: OutsideRow): Promise<void> {
  const { config, log, now } = ctx;
  const signal = AbortSignal.timeout(config.outsideCallMs);
  const asked = { ctx: { config, log, now }, input, reference: id, isRepeated: tries > 0, signal };
  const outcome = await work.call(asked).catch((error: unknown) => {
    log.error(
      { work: work.kind, id, tries, reason: String(error) },
      'the outcome of a call to another house is unknown',
    );
    throw new Unavailable();
  });
  // The first outcome that was kept is the one that counts.
  const isFirst = and(eq(outsideWorks.id, id), eq(outsideWorks.state, 'reserved'));
  await ctx.db.update(outsideWorks).set({ state: 'called', outcome }).where(isFirst);
}

async function settle(tx: Tx, work: OutsideWork, id: string): Promise<object> {
  const [row] = await tx.db.select().from(outsideWorks).where(eq(outsideWorks.id, id)).for('update');
  if (row?.answer) return row.answer;
  if (!row?.outcome) throw new Unavailable();
  const answer = await work.settle({ tx, input: row.input, outcome: row.outcome, reference: id });
  await tx.db.update(outsideWorks).set({ state: 'settled', answer }).where(eq(outsideWorks.id, id));
  return answer;
}

async function putOff({ db, now, log }: Ctx, { id, tries }: OutsideRow): Promise<void> {
  const dueAt = new Date(now.getTime() + Math.min(firstPauseMs * 2 ** Math.min(tries, 20), longestPauseMs));
  await db
    .update(outsideWorks)
    .set({ dueAt })
    .where(eq(outsideWorks.id, id))
    // Then it is taken up again when the claim runs out.
    .catch((error: unknown) => log.warn({ id, reason: String(error) }, 'work outside could not be put off'));
}
