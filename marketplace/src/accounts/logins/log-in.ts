import { sessionStarted } from '@besesaka/schema/accounts/events.ts';
import type { LoginInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { outsideAddress } from '@besesaka/schema/kernel/server-limits.ts';
import { and, eq } from 'drizzle-orm';
import { cancelDeletion } from '#accounts/deletion/cancel-deletion.ts';
import { hashDemoPassword } from '#accounts/demo-logins.ts';
import { isPassword } from '#accounts/passwords.ts';
import { openSession } from '#accounts/sessions/open-session.ts';
import { startSession } from '#accounts/sessions/start-session.ts';
import { users } from '#accounts/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError, RateLimited } from '#platform/errors.ts';
import type { BrowserCookies, EnteredSession } from './browser.ts';
import { type Attempt, countAttempt, forgetAttempts, takeBack } from './count-attempt.ts';
import { knows, readDevice, rememberOn } from './known-device.ts';

/** A new session for the right password; the person's other tabs and devices hear of it. */
export async function logIn({ ctx, input }: { ctx: Ctx; input: LoginInput & BrowserCookies }): Promise<EnteredSession> {
  const device = await readDevice(ctx, input.device);
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, input.email));
  const isKnown = device !== null && user !== undefined && knows(ctx, device, user.id);
  const tried = isKnown ? onDevice(device.id, input.email) : fromAnywhere(ctx.client.address, input.email);
  const wait = await countAttempt(ctx, [...tried.own, ...tried.shared]);
  if (wait > 0) throw new RateLimited(wait, accountTexts.tooManyLogins(wait));

  const right = await isPassword(ctx, input.password, user?.passwordHash ?? null).catch(async (error: unknown) => {
    await takeBack(ctx, [...tried.own, ...tried.shared]);
    throw error;
  });
  const isClosedDemo = ctx.client.address === outsideAddress && user?.passwordHash === (await hashDemoPassword());
  if (!user || !right || isClosedDemo) throw new AppError('WRONG_CREDENTIALS', accountTexts.wrongCredentials);
  await Promise.all([forgetAttempts(ctx, tried.own), takeBack(ctx, tried.shared)]);
  const opened = await inTransaction(ctx, async (ctx) => {
    if (!(await isStill(ctx, user))) throw new AppError('WRONG_CREDENTIALS', accountTexts.wrongCredentials);
    const { device, ...session } = await startSession({ ctx, input: { userId: user.id, over: input.over } });
    await cancelDeletion(ctx, user.id);
    const started_at = ctx.now.toISOString();
    ctx.events.append(user.id, sessionStarted, { session_id: session.sessionId, device, started_at });
    return openSession({ ctx, input: { userId: user.id, ...session } });
  });
  return { ...opened, device: await rememberOn(ctx, device, user.id) };
}

/** A password that was replaced while it was checked begins no session: those that are ended then are all there are. */
async function isStill({ db }: Ctx, { id, passwordHash }: { id: string; passwordHash: string }): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  const [found] = await db.select({ id: users.id }).from(users).where(same).for('share');
  return found !== undefined;
}

interface Tried {
  /** Forgotten at a success. */
  own: Attempt[];
  /** What others use up, too: strangers who guess, and neighbours behind the same address. */
  shared: Attempt[];
}

/** A device that logged in as this person before cannot be locked out by others: only its own failures count. */
function onDevice(deviceId: string, email: string): Tried {
  return { own: [{ rule: limits.loginFailures, of: `login ${deviceId} ${email}` }], shared: [] };
}

function fromAnywhere(address: string, email: string): Tried {
  return {
    own: [{ rule: limits.loginFailures, of: `login ${address} ${email}` }],
    shared: [
      { rule: limits.loginFailuresOfAccount, of: `login of ${email}` },
      // Loose, as many phones here share one address.
      { rule: limits.loginFailuresOfAddress, of: `login at ${address}` },
    ],
  };
}
