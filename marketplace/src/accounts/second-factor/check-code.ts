import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { countAttempt, settleAttempts } from '#accounts/logins/count-attempt.ts';
import { secondFactors } from '#accounts/tables.ts';
import { InvalidInput, RateLimited, Refused } from '#platform/base/errors.ts';
import { openSecret } from '#platform/base/sealed-secret.ts';
import { ringOf } from '#platform/base/session-secrets.ts';
import type { Ctx } from '#platform/context.ts';
import { hashRecoveryCode, secondFactorPurpose as purpose } from './recovery-code.ts';
import { stepOf } from './totp.ts';

export async function isSecondFactorOn({ db }: Ctx, userId: string): Promise<boolean> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  return (await db.$count(secondFactors, isOn)) > 0;
}

/** Consumes a code, or throws. It runs outside of transactions, so that failures stay counted whatever happens next. */
export async function checkCode(ctx: Ctx, userId: string, code: string): Promise<void> {
  const attempt = { rule: limits.loginFailures, of: `second factor ${userId}` };
  const wait = await countAttempt(ctx, [attempt]);
  if (wait > 0) throw new RateLimited(wait, texts.tooManyLogins(wait));
  const isRight = code.length === 6 ? await useCode(ctx, userId, code) : await useRecoveryCode(ctx, userId, code);
  if (!isRight) throw new InvalidInput({ code: [texts.codeWrong] }, texts.codeWrong);
  await settleAttempts(ctx, { forget: [attempt] });
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

async function useRecoveryCode({ db, config }: Ctx, userId: string, code: string): Promise<boolean> {
  const hashes = sql.param(ringOf(config).map((secret) => hashRecoveryCode(secret, userId, code)));
  const { recoveryHashes } = secondFactors;
  const { rowCount } = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array(select unnest(${recoveryHashes}) except select unnest(${hashes}::text[]))` })
    .where(and(eq(secondFactors.userId, userId), sql`${recoveryHashes} && ${hashes}::text[]`));
  return rowCount === 1;
}
