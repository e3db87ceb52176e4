import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, eq } from 'drizzle-orm';
import { AppError, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { callerId } from './caller-id.ts';
import { claimed, finish, type OutsideWork } from './outside-steps.ts';
import { type KeyedRequest, requestHash } from './request-hash.ts';
import { type OutsideRow, outsideWorks } from './tables.ts';

interface Asked<I extends object> {
  key: string;
  request: KeyedRequest;
  /** Who asks, where no person does. */
  caller?: string;
  /** Checks and writes down what is going to be asked for; a refusal here leaves the key free. */
  reserve: (args: { ctx: Ctx; reference: string }) => Promise<I>;
}

/**
 * Reserve, call, settle: each step's result is kept before the next begins, and neither a connection nor a lock is held
 * while the other house is asked. Wherever this process dies, the next request with the key, or the clock, goes on there.
 */
export async function workOutside<I extends object, O extends object, A extends object>(
  ctx: Ctx,
  work: OutsideWork<I, O, A>,
  asked: Asked<I>,
): Promise<A> {
  if (ctx.events.open) throw new Error(`${work.kind} leaves the house: it begins outside of any transaction`);
  const row = await inTransaction(ctx, (ctx) => reserveOrFind(ctx, work.kind, asked));
  // What is kept under this kind came from this work.
  if (row.state === 'settled') return row.answer as A;
  return (await finish(ctx, work as unknown as OutsideWork, row)) as A;
}

async function reserveOrFind<I extends object>(ctx: Ctx, kind: string, asked: Asked<I>): Promise<OutsideRow> {
  const owner = callerId(ctx, asked.caller);
  const hash = requestHash(asked.request);
  const id = newId();
  const [made] = await ctx.db
    .insert(outsideWorks)
    .values({
      id,
      callerId: owner,
      key: asked.key,
      kind,
      requestHash: hash,
      input: {},
      ...claimed(ctx),
      createdAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return find(ctx, { owner, key: asked.key, hash });
  const input = await asked.reserve({ ctx, reference: id });
  await ctx.db.update(outsideWorks).set({ input }).where(eq(outsideWorks.id, id));
  return { ...made, input };
}

/** One that somebody is at is left to them; one that nobody has finished in time is taken over. */
async function find(ctx: Ctx, { owner, key, hash }: { owner: string; key: string; hash: string }): Promise<OutsideRow> {
  const [known] = await ctx.db
    .select()
    .from(outsideWorks)
    .where(and(eq(outsideWorks.callerId, owner), eq(outsideWorks.key, key)))
    .for('update');
  if (!known) throw new Unavailable();
  if (known.requestHash !== hash) throw new AppError('KEY_REUSED', texts.keyReused);
  if (known.state === 'settled') return known;
  if (known.dueAt > ctx.now) throw new Unavailable();
  const tries = known.tries + 1;
  await ctx.db
    .update(outsideWorks)
    .set({ ...claimed(ctx), tries })
    .where(eq(outsideWorks.id, known.id));
  return { ...known, tries };
}
