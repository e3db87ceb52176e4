import { signAccessToken } from '#accounts/sessions/access-token.ts';
import { refreshExpiry } from '#accounts/sessions/start-session.ts';
import { sessions } from '#accounts/tables.ts';
import { newId } from '#platform/base/ids.ts';
import { createClient } from './client.ts';
import type { startTestMarketplace } from './marketplace.ts';

export type TestMarketplace = Awaited<ReturnType<typeof startTestMarketplace>>;

/** A browser with a session of this user. Logging in hundreds of times would only test password hashing. */
export async function browserOf(market: TestMarketplace, user: { id: string }, fetch = market.marketplace.fetch) {
  const viewer = { userId: user.id, sessionId: newId() };
  const now = market.clock.now();
  const times = { rotatedAt: now, createdAt: now, expiresAt: refreshExpiry(now) };
  const { userId, sessionId: id } = viewer;
  await market.db.insert(sessions).values({ id, userId, device: 'Chrome on Android', refreshHash: id, ...times });
  const token = await signAccessToken(market.config.sessionSecret, viewer, now);
  return createClient(fetch, { authorization: `Bearer ${token}` });
}
