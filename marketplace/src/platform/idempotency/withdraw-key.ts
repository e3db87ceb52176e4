import { and, eq } from 'drizzle-orm';
import { Unavailable } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { idempotencyKeys } from './tables.ts';

/** Stands where a request's hash would: no request has it, so one that still comes with the key is refused. */
const withdrawn = 'withdrawn';

/**
 * What the request under this key was answered, or null when it was not carried out; then it never will be, however
 * late it arrives. While it is being carried out, this waits for its end.
 */
export function withdrawKey({ ctx, input: { key } }: { ctx: Ctx; input: { key: string } }): Promise<unknown> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const isFree = await tx.db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash: withdrawn, createdAt: tx.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (isFree.length > 0) return null;
    const [known] = await tx.db
      .select({ answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    if (!known) throw new Unavailable();
    return known.answer;
  });
}
