import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, eq } from 'drizzle-orm';
import { AppError, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { callerId } from './caller-id.ts';
import { claimed, type ExternalCall, finish } from './external-call-steps.ts';
import { type KeyedRequest, requestHash } from './request-hash.ts';
import { type ExternalCallRow, outsideWorks } from './tables.ts';

interface CallRequest<I extends object> {
  key: string;
  request: KeyedRequest;
  /** The caller's name, if there is no user. */
  caller?: string;
  /** Checks and saves the input of the call; a refusal here leaves the key free. */
  reserve: (args: { tx: Tx; reference: string }) => Promise<I>;
}

/**
 * Reserve, call, settle: the result of each step is saved before the next, and no connection or lock is held during the
 * call. If this process is killed, the next request with the key, or a timer, continues from there.
 */
export async function callExternal<I extends object, O extends object, A extends object>(
  ctx: OutsideCtx,
  work: ExternalCall<I, O, A>,
  options: CallRequest<I>,
): Promise<A> {
  const row = await inTransaction(ctx, (tx) => reserveOrFind(tx, work.kind, options));
  // The kind guarantees the type of the answer.
  if (row.state === 'settled') return row.answer as A;
  return (await finish(ctx, work as unknown as ExternalCall, row)) as A;
}

/**
 * Reserves the call in the caller's transaction; a timer makes it after the commit. Returns its reference, or null if this
 * key was used before.
 */
export async function enqueueExternal<I extends object, O extends object, A extends object>(
  tx: Tx,
  work: ExternalCall<I, O, A>,
  { caller, key, input }: { caller: string; key: string; input: I },
): Promise<string | null> {
  const id = newId();
  const request = { method: 'POST', path: work.kind, body: input };
  const times = { dueAt: tx.now, createdAt: tx.now };
  const owned = { id, callerId: callerId(tx, caller), key, requestHash: requestHash(request), kind: work.kind };
  const made = await tx.db
    .insert(outsideWorks)
    .values({ ...owned, input, ...times })
    .onConflictDoNothing()
    .returning({ id: outsideWorks.id });
  return made[0]?.id ?? null;
}

async function reserveOrFind<I extends object>(
  tx: Tx,
  kind: string,
  options: CallRequest<I>,
): Promise<ExternalCallRow> {
  const owner = callerId(tx, options.caller);
  const hash = requestHash(options.request);
  const id = newId();
  const [made] = await tx.db
    .insert(outsideWorks)
    .values({
      id,
      callerId: owner,
      key: options.key,
      kind,
      requestHash: hash,
      input: {},
      ...claimed(tx),
      createdAt: tx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return find(tx, { owner, key: options.key, hash });
  const input = await options.reserve({ tx, reference: id });
  await tx.db.update(outsideWorks).set({ input }).where(eq(outsideWorks.id, id));
  return { ...made, input };
}

/** Leaves active work alone, and takes over work whose claim has expired. */
async function find(
  tx: Tx,
  { owner, key, hash }: { owner: string; key: string; hash: string },
): Promise<ExternalCallRow> {
  const [known] = await tx.db
    .select()
    .from(outsideWorks)
    .where(and(eq(outsideWorks.callerId, owner), eq(outsideWorks.key, key)))
    .for('update');
  if (!known) throw new Unavailable();
  if (known.requestHash !== hash) throw new AppError('KEY_REUSED', texts.keyReused);
  if (known.state === 'settled') return known;
  if (known.dueAt > tx.now) throw new Unavailable();
  const tries = known.tries + 1;
  await tx.db
    .update(outsideWorks)
    .set({ ...claimed(tx), tries })
    .where(eq(outsideWorks.id, known.id));
  return { ...known, tries };
}
