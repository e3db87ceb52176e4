import { accountLimits, termsVersion } from '@besesaka/schema/accounts/limits.ts';
import type { SignupInput } from '@besesaka/schema/accounts/login-inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { mailConfirmationJob } from '#accounts/confirmation/mail-confirmation.ts';
import type { BrowserCookies, EnteredSession } from '#accounts/logins/browser.ts';
import { countAttempt } from '#accounts/logins/count-attempt.ts';
import { readDevice, rememberOn } from '#accounts/logins/known-device.ts';
import { openSession } from '#accounts/sessions/open-session.ts';
import { startSession } from '#accounts/sessions/start-session.ts';
import { RateLimited, Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { isEmailHeld } from './is-email-taken.ts';
import { hashPassword } from './passwords.ts';
import { internationalNumber } from './rules.ts';
import { users } from './tables.ts';

/** Creates the account and logs the user in. If two requests use the same e-mail at once, the second gets an error. */
export async function signUp({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SignupInput & BrowserCookies;
}): Promise<EnteredSession> {
  const { signupsOfAddress } = accountLimits;
  const rule = { ...signupsOfAddress, times: ctx.config.signupsPerHour ?? signupsOfAddress.times };
  const attempt = { rule, of: `signup at ${ctx.client.address}`, name: 'signups' };
  const wait = await countAttempt(ctx, [attempt]);
  if (wait > 0) throw new RateLimited(wait);
  const device = await readDevice(ctx, input.device);
  const passwordHash = await hashPassword(ctx, input.password);
  return inTransaction(ctx, async (tx) => {
    const userId = await insertUser(tx, input, passwordHash);
    tx.enqueue(mailConfirmationJob, { user_id: userId });
    const session = await startSession({ tx, input: { userId, oldRefresh: input.oldRefresh } });
    const opened = await openSession({ ctx: tx, input: { userId, ...session } });
    return { ...opened, device: await rememberOn(tx, device, userId) };
  });
}

async function insertUser(tx: Tx, input: SignupInput, passwordHash: string): Promise<string> {
  const emailTaken = new Refused(accountTexts.emailTaken, 'EMAIL_TAKEN', { email: [accountTexts.emailTaken] });
  if (await isEmailHeld(tx, input.email)) throw emailTaken;
  const [user] = await tx.db
    .insert(users)
    .values({
      id: newId(),
      fullName: input.full_name,
      email: input.email,
      telephoneNumber: input.telephone_number,
      telephoneE164: internationalNumber(input.telephone_number),
      passwordHash,
      dateJoined: tx.now,
      termsVersion,
      termsAcceptedAt: tx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (user) return user.id;
  throw emailTaken;
}
