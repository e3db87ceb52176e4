import type { SignupInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { RateLimited, Refused } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords.ts';
import { internationalNumber } from './rules.ts';
import { type Over, startSession } from './start-session.ts';
import { users } from './tables.ts';

const { times, minutes } = accountLimits.signupPerAddress;
const perAddress = { name: 'signup', times, seconds: minutes * 60 };

/** Makes the account and logs the person in. Of two that take the same e-mail at once, the second is told. */
export async function signUp({ ctx, input }: { ctx: Ctx; input: SignupInput & Over }): Promise<OpenedSession> {
  const wait = await ctx.limiter.take(perAddress, ctx.client.address);
  if (wait !== null) throw new RateLimited(wait);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (ctx) => {
    const userId = await insertUser(ctx, input, passwordHash);
    const session = await startSession({ ctx, input: { userId, over: input.over } });
    return openSession({ ctx, input: { userId, ...session } });
  });
}

async function insertUser(ctx: Ctx, input: SignupInput, passwordHash: string): Promise<string> {
  const [user] = await ctx.db
    .insert(users)
    .values({
      id: newId(),
      fullName: input.full_name,
      email: input.email,
      telephoneNumber: input.telephone_number,
      telephoneE164: internationalNumber(input.telephone_number),
      passwordHash,
      dateJoined: ctx.now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (user) return user.id;
  throw new Refused(accountTexts.emailTaken, 'EMAIL_TAKEN', { email: [accountTexts.emailTaken] });
}
