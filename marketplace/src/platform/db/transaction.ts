import { sql } from 'drizzle-orm';
import { AppError } from '#platform/base/errors.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { type CollectedEffects, collectEffects } from '#platform/effects.ts';
import { appendEvents, type LoggedEvents } from '#platform/events/append-events.ts';
import { publishEvents } from '#platform/events/publish-events.ts';
import { sqlState } from './sql-state.ts';

const attempts = 5;
/** Deadlocks and serialization failures: the transaction can simply run again. */
const passing = ['40P01', '40001'];

/**
 * Runs `work` in a transaction. Its effects are written by the last statements, and its events are published after the
 * commit.
 */
export async function inTransaction<T>(ctx: OutsideCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(ctx, work);
    } catch (error) {
      if (attempt === attempts || !passing.includes(sqlState(error) ?? '')) throw error;
      ctx.log.warn({ attempt, state: sqlState(error) }, 'retrying transaction');
      await new Promise((done) => setTimeout(done, Math.random() * 20 * attempt));
    }
  }
}

async function once<T>(ctx: OutsideCtx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { effects, collected } = collectEffects();
  const name = `besesaka ${ctx.requestId}`.slice(0, 63);
  const { value, logged } = await ctx.db.transaction(
    async (db) => {
      const tx: Tx = { ...ctx, db, ...effects };
      const value = await work(tx);
      return { value, logged: await flush(tx, collected) };
    },
    { name, gone: ctx.client.gone },
  );
  publishEvents(ctx.bus, logged, collected.broadcasts);
  return value;
}

/** Performs work in a savepoint. A refusal undoes what it wrote and emitted, and is returned. */
export async function orRefusal<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T | AppError> {
  const { effects, collected } = collectEffects();
  await tx.db.execute(sql`savepoint refusal`);
  try {
    const result = await work({ ...tx, ...effects });
    await tx.db.execute(sql`release savepoint refusal`);
    tx.add(collected);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tx.db.execute(sql`rollback to savepoint refusal`);
    return error;
  }
}

/** Performs work to see what it does: all that it writes is undone, and nothing that it emits is sent. */
export async function onTrial<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.db.execute(sql`savepoint trial`);
  const result = await work({ ...tx, ...collectEffects().effects });
  await tx.db.execute(sql`rollback to savepoint trial`);
  return result;
}

/**
 * Many transactions need the rows of the same counters and logs. They are locked here, after all others and in a fixed
 * order: notification counters, then event logs, each by user id. Only the commit follows, so the locks are short.
 */
async function flush(tx: Tx, { notices, jobs, events }: CollectedEffects): Promise<LoggedEvents[]> {
  // This step emits events and enqueues mails.
  if (notices.length > 0) await tx.ports.notices.write(tx, notices);
  if (jobs.length > 0) await tx.jobs.insert(jobs, tx.db);
  return appendEvents(tx.db, events, tx.now);
}
