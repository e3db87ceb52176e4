import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { LoginInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { outsideAddress } from '@besesaka/schema/kernel/server-limits.ts';
import { and, eq } from 'drizzle-orm';
import { cancelDeletion } from '#accounts/deletion/cancel-deletion.ts';
import { hashDemoPassword } from '#accounts/demo-logins.ts';
import { isPassword } from '#accounts/passwords.ts';
import { checkCode, isSecondFactorOn } from '#accounts/second-factor/check-code.ts';
import { openSession } from '#accounts/sessions/open-session.ts';
import { startSession } from '#accounts/sessions/start-session.ts';
import { users } from '#accounts/tables.ts';
import { AppError, RateLimited } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { BrowserCookies, EnteredSession } from './browser.ts';
import { type Attempt, countAttempt, settleAttempts } from './count-attempt.ts';
import { knows, readDevice, rememberOn } from './known-device.ts';

/** Starts a session for the right password. The user's other tabs and devices are notified. */
export async function logIn({ ctx, input }: { ctx: Ctx; input: LoginInput & BrowserCookies }): Promise<EnteredSession> {
  const device = await readDevice(ctx, input.device);
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, input.email));
  const isKnown = device !== null && user !== undefined && knows(ctx, device, user.id);
  const source = isKnown ? device.id : ctx.client.address;
  const tried = isKnown ? onDevice(source, input.email) : fromAnywhere(source, input.email);
  // The demo password is not accepted from outside this machine.
  const isClosedDemo = ctx.client.address === outsideAddress && user?.passwordHash === (await hashDemoPassword());
  const right = await tryPassword(ctx, tried, input.password, isClosedDemo ? null : (user?.passwordHash ?? null));
  if (!user || !right) throw new AppError('WRONG_CREDENTIALS', accountTexts.wrongCredentials);
  const rule = { name: 'logins', times: ctx.config.limits.loginsPerHour, seconds: 60 * 60 };
  const needsCode = await isSecondFactorOn(ctx, user.id);
  // Someone who has the password alone must not use up the owner's logins.
  const wait = await ctx.limiter.take(rule, needsCode ? `${user.id} ${source}` : user.id);
  if (wait !== null) throw new RateLimited(wait);
  if (needsCode) {
    if (input.code === undefined) throw new AppError('CODE_NEEDED', accountTexts.codeNeeded);
    await checkCode(ctx, { userId: user.id, code: input.code, source, isKnown });
  }
  const opened = await inTransaction(ctx, async (tx) => {
    if (!(await isPasswordUnchanged(tx, user))) throw new AppError('WRONG_CREDENTIALS', accountTexts.wrongCredentials);
    const { device, ...session } = await startSession({ tx, input: { userId: user.id, oldRefresh: input.oldRefresh } });
    await cancelDeletion(tx, user.id);
    const started_at = tx.now.toISOString();
    tx.emit(user.id, sessionStarted, { session_id: session.sessionId, device, started_at });
    return openSession({ ctx: tx, input: { userId: user.id, ...session } });
  });
  return { ...opened, device: await rememberOn(ctx, device, user.id) };
}

/** Attempts whose outcome is not known yet, by the key of their counter. */
const pendingChecks = new Map<string, Set<Promise<boolean>>>();

/**
 * Whether the password is right. Attempts that are counted but not checked yet are not failures, so a request waits for
 * them and is not refused.
 */
async function tryPassword(ctx: Ctx, tried: Tried, password: string, hash: string | null): Promise<boolean> {
  for (;;) {
    const before = [...(pendingChecks.get(tried.key) ?? [])];
    const wait = await countAttempt(ctx, [...tried.own, ...tried.shared]);
    if (wait === 0) break;
    // Attempts that were checked meanwhile no longer count.
    const others = [...before, ...(pendingChecks.get(tried.key) ?? [])];
    if (others.length === 0) throw new RateLimited(wait, accountTexts.tooManyLogins(wait));
    await Promise.race(others).catch(() => {});
  }
  const check = checkPassword(ctx, tried, password, hash);
  const pending = pendingChecks.get(tried.key) ?? new Set();
  pendingChecks.set(tried.key, pending.add(check));
  return check.finally(() => {
    pending.delete(check);
    if (pending.size === 0) pendingChecks.delete(tried.key);
  });
}

async function checkPassword(
  ctx: Ctx,
  { own, shared }: Tried,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const right = await isPassword(ctx, password, hash).catch(async (error: unknown) => {
    await settleAttempts(ctx, { uncount: [...own, ...shared] });
    throw error;
  });
  if (right) await settleAttempts(ctx, { forget: own, uncount: shared });
  return right;
}

/** Starts no session if the password was replaced during the check, so that ending all sessions leaves none behind. */
async function isPasswordUnchanged(
  { db }: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const [found] = await db.select({ id: users.id }).from(users).where(same).for('share');
  return found !== undefined;
}

interface Tried {
  /** The key of attempts that share a limit. */
  key: string;
  /** Counters that are reset after a success. */
  own: Attempt[];
  /** Counters shared with others: strangers who guess, and neighbours behind the same address. */
  shared: Attempt[];
}

/** A device that logged in as this user before cannot be locked out by others: only its own failures count. */
function onDevice(deviceId: string, email: string): Tried {
  const of = `login ${deviceId} ${email}`;
  return { key: of, own: [{ rule: limits.loginFailures, of }], shared: [] };
}

function fromAnywhere(address: string, email: string): Tried {
  return {
    key: email,
    own: [{ rule: limits.loginFailures, of: `login ${address} ${email}` }],
    shared: [
      { rule: limits.loginFailuresOfAccount, of: `login of ${email}` },
      // A generous limit, because many phones in Ghana share one address.
      { rule: limits.loginFailuresOfAddress, of: `login at ${address}` },
    ],
  };
}
