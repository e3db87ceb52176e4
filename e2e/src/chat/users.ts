import { createClock } from '@besesaka/marketplace/platform/base/clock.ts';
import { createWorld, password } from '@besesaka/marketplace/tests/world/world.ts';
import type { Cluster } from '#cluster.ts';

/** A logged-in user. */
export interface User {
  id: string;
  cookie: string;
}

export interface Seller extends User {
  shopId: string;
}

/** Limits that these tests never reach; other tests cover them. */
export const roomyChat = { CHAT_MESSAGES_PER_MINUTE: '1000000', CHAT_NEW_CONVERSATIONS_PER_HOUR: '1000000' };

export async function createBuyers(cluster: Cluster, count: number): Promise<User[]> {
  const world = createWorld({ db: cluster.db, clock: createClock() });
  return together(count, async () => {
    const { id, email } = await world.createUser();
    return { id, cookie: await logIn(cluster, email) };
  });
}

export async function createSellers(cluster: Cluster, count: number): Promise<Seller[]> {
  const world = createWorld({ db: cluster.db, clock: createClock() });
  return together(count, async () => {
    const shop = await world.createShop();
    return { id: shop.owner.id, shopId: shop.id, cookie: await logIn(cluster, shop.owner.email) };
  });
}

const atOnce = 16;

/** Logs in a few at a time, because many simultaneous logins from one address are refused. */
async function together<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    const size = Math.min(atOnce, count - results.length);
    results.push(...(await Promise.all(Array.from({ length: size }, make))));
  }
  return results;
}

async function logIn({ marketplaceUrl, publicUrl }: Cluster, email: string): Promise<string> {
  const answer = await fetch(`${marketplaceUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not log in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
