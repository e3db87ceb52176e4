import type { Ctx } from '#platform/context.ts';
import { appendEvents } from '#platform/events/append-events.ts';
import { openBuffer } from '#platform/events/event-buffer.ts';
import { publishEvents } from '#platform/events/publish-events.ts';
import type { Database } from './database.ts';
import { sqlState } from './sql-state.ts';

const attempts = 5;
/** A deadlock and a serialization failure: the transaction may simply run again. */
const passing = ['40P01', '40001'];

/**
 * Runs `work` in a transaction, or in the one that is open already. Its events are logged by its last statement and told
 * to the world after the commit.
 */
export async function inTransaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.events.open) return work(ctx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(ctx, work);
    } catch (error) {
      if (attempt === attempts || !passing.includes(sqlState(error) ?? '')) throw error;
      ctx.log.warn({ attempt, state: sqlState(error) }, 'a transaction runs again');
      await new Promise((done) => setTimeout(done, Math.random() * 20 * attempt));
    }
  }
}

async function once<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const events = openBuffer<Ctx>();
  const name = `besesaka ${ctx.requestId}`.slice(0, 63);
  const begun = async (tx: Database) => {
    const inner: Ctx = { ...ctx, db: tx, events, jobs: ctx.jobs.within(tx) };
    Object.assign(inner, ctx.notifier(inner));
    const value = await work(inner);
    await events.finish(inner);
    return { value, logged: await appendEvents(tx, events.pending, ctx.now) };
  };
  const { value, logged } = await ctx.db.transaction(begun, { name, gone: ctx.client.gone });
  publishEvents(ctx.bus, logged, events.broadcasts);
  return value;
}
