import { signAccessToken } from '#accounts/access-token.ts';
import { newId } from '#platform/ids.ts';
import { createClient } from '#platform/testing/client.ts';
import type { startTestMarketplace } from '#platform/testing/marketplace.ts';

export type TestMarketplace = Awaited<ReturnType<typeof startTestMarketplace>>;

export const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

interface Person {
  id: string;
  isSeller: boolean;
  role: 'person' | 'admin';
}

/** A browser of this person, with a token of its own: hundreds of logins would test nothing but password hashing. */
export async function browserOf(it: TestMarketplace, person: Person, fetch = it.marketplace.fetch) {
  const viewer = { userId: person.id, sessionId: newId(), role: person.role, isSeller: person.isSeller };
  const token = await signAccessToken(it.config.sessionSecret, viewer, it.clock.now());
  return createClient(fetch, { authorization: `Bearer ${token}` });
}

export async function shopper(it: TestMarketplace, fetch = it.marketplace.fetch) {
  const person = await it.world.createPerson();
  return { ...(await browserOf(it, person, fetch)), person };
}

export type Shopper = Awaited<ReturnType<typeof shopper>>;
