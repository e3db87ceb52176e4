import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { eq } from 'drizzle-orm';
import { secondFactors } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { checkCode, isSecondFactorOn } from './check-code.ts';
import { codesChanged, notifySecondFactor } from './notify-second-factor.ts';

/** Also works for users who are no longer admins, because codes are required as long as it is on. */
export async function removeSecondFactor({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<void> {
  const { userId, sessionId } = requireViewer(ctx);
  if (!(await isSecondFactorOn(ctx, userId))) throw new Refused(texts.secondFactorIsOff);
  await checkCode(ctx, { userId, code: input.code, source: sessionId, isKnown: true });
  await inTransaction(ctx, async (tx) => {
    await tx.db.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await writeAudit({ ctx: tx, input: { act: 'accounts.second-factor.off', subject: userId, details: {} } });
    notifySecondFactor(tx, { to: userId, about: 'change', words: codesChanged(texts.secondFactorOff) });
  });
}
