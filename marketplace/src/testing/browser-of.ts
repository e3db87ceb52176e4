import { signAccessToken } from '#accounts/sessions/access-token.ts';
import { newId } from '#platform/base/ids.ts';
import { createClient } from './client.ts';
import type { startTestMarketplace } from './marketplace.ts';

export type TestMarketplace = Awaited<ReturnType<typeof startTestMarketplace>>;

/** A browser with a token for this user. Logging in hundreds of times would only test password hashing. */
export async function browserOf(it: TestMarketplace, person: { id: string }, fetch = it.marketplace.fetch) {
  const viewer = { userId: person.id, sessionId: newId() };
  const token = await signAccessToken(it.config.sessionSecret, viewer, it.clock.now());
  return createClient(fetch, { authorization: `Bearer ${token}` });
}
