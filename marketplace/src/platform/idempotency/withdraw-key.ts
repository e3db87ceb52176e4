import { and, eq } from 'drizzle-orm';
import { Unavailable } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { idempotencyKeys } from './tables.ts';

/** Stored in place of a request's hash. No request has this hash, so a late one with the key is refused. */
const withdrawn = 'withdrawn';

/**
 * Returns the response to the request with this key, or null if it was not performed; then it never will be, however
 * late it arrives. If it is being performed, this waits for its end.
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
