import { randomInt } from 'node:crypto';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { RecoveryCodes, SecondFactorKey } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAdmin } from '#accounts/is-admin.ts';
import { secureAccount } from '#accounts/securing/secure-account.ts';
import { secondFactors, users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Forbidden, Refused, Unauthenticated } from '#platform/base/errors.ts';
import { sealSecret } from '#platform/base/sealed-secret.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { checkCode } from './check-code.ts';
import { codesChanged, notifySecondFactor } from './notify-second-factor.ts';
import { hashRecoveryCode, secondFactorPurpose as purpose } from './recovery-code.ts';
import { base32, newSecret } from './totp.ts';

/**
 * Creates a key for an authenticator app. It takes effect once a code confirms it; starting again replaces the pending
 * key.
 */
export async function beginSecondFactor({ ctx }: { ctx: Ctx }): Promise<SecondFactorKey> {
  const { userId } = await requireAdmin(ctx);
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Unauthenticated();
  const key = newSecret();
  const pending = {
    sealedSecret: sealSecret({ secrets: ctx.config, purpose, owner: userId, secret: key }),
    lastStep: 0,
  };
  await inTransaction(ctx, async (tx) => {
    const { rowCount } = await tx.db
      .insert(secondFactors)
      .values({ userId, ...pending })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: pending,
        setWhere: isNull(secondFactors.confirmedAt),
      });
    if (rowCount === 0) throw new Refused(texts.secondFactorIsOn);
    await writeAudit({ ctx: tx, input: { act: 'accounts.second-factor.begin', subject: userId, details: {} } });
  });
  const secret = base32(key);
  const query = new URLSearchParams({ secret, issuer: 'Besesaka' });
  return { secret, address: `otpauth://totp/Besesaka:${encodeURIComponent(user.email)}?${query}` };
}

/** Confirms the key with a first code from the app. */
export async function confirmSecondFactor({ ctx, input }: { ctx: Ctx; input: { code: string } }) {
  const { userId, sessionId } = await requireAdmin(ctx);
  const [factor] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  if (!factor) throw new Refused(texts.secondFactorNotBegun);
  if (factor.confirmedAt) throw new Refused(texts.secondFactorIsOn);
  await checkCode(ctx, { userId, code: input.code, source: sessionId, isKnown: true });
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  const recoveryHashes = codes.map((code) => hashRecoveryCode(ctx.config.sessionSecret, userId, code));
  const isPending = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedSecret, factor.sealedSecret),
    isNull(secondFactors.confirmedAt),
  );
  await inTransaction(ctx, async (tx) => {
    const on = { confirmedAt: tx.now, recoveryHashes };
    const { rowCount } = await tx.db.update(secondFactors).set(on).where(isPending);
    // Another tab started again or confirmed it meanwhile.
    if (rowCount === 0) throw new Refused(texts.secondFactorNotBegun);
    // Sessions that began without a code end, so that every session of the account has had one.
    await secureAccount(tx, { userId, cause: 'second factor turned on', except: sessionId });
    await writeAudit({ ctx: tx, input: { act: 'accounts.second-factor.on', subject: userId, details: {} } });
    notifySecondFactor(tx, { to: userId, about: 'change', words: codesChanged(texts.secondFactorOn) });
  });
  return { recovery_codes: codes } satisfies RecoveryCodes;
}

/** These are operations of users' own accounts, so no area of the back office guards them. */
async function requireAdmin(ctx: Ctx): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const { rows } = await ctx.db.execute(sql`select where ${isAdmin(viewer, 'reading')}`);
  if (rows.length === 0) throw new Forbidden();
  return viewer;
}

/** Digits only, because the input for codes shows a numeric keyboard. */
function newRecoveryCode(): string {
  const digits = limits.recoveryCodeDigits;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
