import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { countAttempt, settleAttempts } from '#accounts/logins/count-attempt.ts';
import { secondFactors } from '#accounts/tables.ts';
import { InvalidInput, RateLimited, Refused } from '#platform/base/errors.ts';
import { openSecret } from '#platform/base/sealed-secret.ts';
import { ringOf } from '#platform/base/session-secrets.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { notifySecondFactor } from './notify-second-factor.ts';
import { hashRecoveryCode, secondFactorPurpose as purpose } from './recovery-code.ts';
import { stepOf } from './totp.ts';

export async function isSecondFactorOn({ db }: Ctx, userId: string): Promise<boolean> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await db.$count(secondFactors, isOn)) > 0;
}

interface TypedCode {
  userId: string;
  code: string;
  /** The device, session or address that it came from. */
  source: string;
  /** The source has shown a code before, so only its own failures count. */
  isKnown: boolean;
}

/**
 * Consumes a code, or throws. It runs outside of transactions, so that failures stay counted whatever happens next.
 * Someone with the password cannot lock the owner out: failures block their own source, and slow unknown ones down.
 */
export async function checkCode(ctx: Ctx, { userId, code, source, isKnown }: TypedCode): Promise<void> {
  const own = { rule: limits.loginFailures, of: `second factor ${source} ${userId}` };
  const shared = isKnown ? [] : [{ rule: limits.codeFailuresOfAccount, of: `second factor of ${userId}` }];
  const wait = await countAttempt(ctx, [own, ...shared]);
  if (wait > 0) throw new RateLimited(wait, texts.tooManyLogins(wait));
  const isRight = code.length === 6 ? await useCode(ctx, userId, code) : await useRecoveryCode(ctx, userId, code);
  if (!isRight) {
    await warnOwner(ctx, userId);
    throw new InvalidInput({ code: [texts.codeWrong] }, texts.codeWrong);
  }
  await settleAttempts(ctx, { forget: [own], uncount: shared });
}

/** The password is in other hands, perhaps: the owner hears of it, at most once an hour. */
async function warnOwner(ctx: Ctx, userId: string): Promise<void> {
  if (!(await isSecondFactorOn(ctx, userId))) return;
  const isFew = (await countAttempt(ctx, [{ rule: limits.codeFailuresUnnoticed, of: `few codes of ${userId}` }])) === 0;
  if (isFew) return;
  const isWarned = (await countAttempt(ctx, [{ rule: limits.codeWarnings, of: `code warning of ${userId}` }])) > 0;
  if (isWarned) return;
  const notice = { title: 'Wrong login codes', text: texts.wrongCodesTyped };
  await inTransaction(ctx, async (tx) => notifySecondFactor(tx, { to: userId, about: 'wrong-codes', words: notice }));
}

/** Two concurrent uses of a code cannot both succeed: the second finds its step taken. */
async function useCode({ db, config, now }: Ctx, userId: string, code: string): Promise<boolean> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor) return false;
  const { sealedSecret } = factor;
  const secret = openSecret({ secrets: config, purpose, owner: userId, sealed: sealedSecret });
  if (!secret) throw new Refused(texts.secondFactorUnreadable);
  const step = stepOf(secret, code, now);
  if (step === null) return false;
  const isUnused = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedSecret, sealedSecret),
    lt(secondFactors.lastStep, step),
  );
  const { rowCount } = await db.update(secondFactors).set({ lastStep: step }).where(isUnused);
  return rowCount === 1;
}

async function useRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const hashes = sql.param(ringOf(ctx.config).map((secret) => hashRecoveryCode(secret, userId, code)));
  const { recoveryHashes } = secondFactors;
  return inTransaction(ctx, async (tx) => {
    const [used] = await tx.db
      .update(secondFactors)
      .set({ recoveryHashes: sql`array(select unnest(${recoveryHashes}) except select unnest(${hashes}::text[]))` })
      .where(and(eq(secondFactors.userId, userId), sql`${recoveryHashes} && ${hashes}::text[]`))
      .returning({ left: recoveryHashes });
    if (!used) return false;
    const notice = { title: 'Recovery code used', text: texts.recoveryCodeUsed(used.left.length) };
    notifySecondFactor(tx, { to: userId, about: 'recovery-code', words: notice });
    return true;
  });
}
