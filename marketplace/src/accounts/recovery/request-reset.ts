import type { ResetRequestInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { countAttempt } from '#accounts/logins/count-attempt.ts';
import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { mailResetJob } from './mail-reset.ts';

/**
 * The job that sends the mail checks whether there is an account, so the answer and its timing are the same for every
 * e-mail. Requests for unknown e-mails count towards the limit too.
 */
export async function requestReset({ ctx, input }: { ctx: Ctx; input: ResetRequestInput }): Promise<void> {
  const wait = await countAttempt(ctx, [
    { rule: limits.resetRequests, of: `reset of ${input.email}` },
    { rule: limits.resetRequestsOfAddress, of: `reset at ${ctx.client.address}` },
  ]);
  if (wait > 0) throw new RateLimited(wait);
  await inTransaction(ctx, async (tx) => tx.enqueue(mailResetJob, { email: input.email }));
}
