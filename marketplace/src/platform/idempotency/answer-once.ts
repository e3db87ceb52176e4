import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { and, eq } from 'drizzle-orm';
import { AppError, Unavailable } from '#platform/base/errors.ts';
import type { OutsideCtx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { callerId } from './caller-id.ts';
import { type KeyedRequest, requestHash } from './request-hash.ts';
import { idempotencyKeys } from './tables.ts';

export interface KeyedWork {
  key: string | undefined;
  request: KeyedRequest;
  /** The caller's name, if there is no user. */
  caller?: string;
}

/** Uses the operation's path template; the body contains any path parameters. */
export function attemptOf({ method, path }: Operation, key: string | undefined, body: object): KeyedWork {
  return { key, request: { method, path, body } };
}

/**
 * Performs a request once per key and repeats its response for later requests. The key is inserted by the transaction
 * that does the work, and its row lock makes equal requests wait for the first. A refusal rolls the transaction back
 * and leaves the key free: nothing happened, and a later attempt may succeed.
 */
export function answerOnce<T>(
  ctx: OutsideCtx,
  { key, request, caller }: KeyedWork,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (key === undefined) return inTransaction(ctx, work);
  const userId = callerId(ctx, caller);
  const hash = requestHash(request);
  const isThisKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  return inTransaction(ctx, async (tx) => {
    const isFirst = await tx.db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash: hash, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (isFirst.length === 0) {
      const [known] = await tx.db.select().from(idempotencyKeys).where(isThisKey);
      if (!known) throw new Unavailable();
      if (known.requestHash !== hash) throw new AppError('KEY_REUSED', texts.keyReused);
      return storedAnswer<T>(known.answer);
    }
    const answer = await work(tx);
    await tx.db.update(idempotencyKeys).set({ answer }).where(isThisKey);
    return answer;
  });
}

/** The hash covers method and path, so the stored answer has the type of the same work. */
function storedAnswer<T>(answer: unknown): T {
  return answer as T;
}
