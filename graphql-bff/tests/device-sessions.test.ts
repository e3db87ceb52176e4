import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: () => market.clock.now() });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const list = '{ viewer { sessions { id device lastSeenAt isCurrent } } }';
const end = `mutation ($id: ID!) { endSession(input: { sessionId: $id }) {
  sessions { id isCurrent }
  errors { __typename ... on RefusedError { code } }
} }`;

test('logging out another device closes its socket within two seconds', async () => {
  const { email } = await market.world.createUser();
  const [here, lost] = [bff.browser(), bff.browser()];
  await here.logIn(email, password);
  await lost.logIn(email, password);
  const codes: number[] = [];
  const tab = lost.tab({ onClose: (code) => codes.push(code) });
  // The log-in of the second device lies there already.
  await watch(tab, 'subscription { inbox(after: 0) { __typename } }').until(1);
  const sessions = (await here.query(list)).data?.viewer?.sessions as unknown as { id: string; isCurrent: boolean }[];
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  expect(resultOf((await here.query(end, { id: other?.id })).data?.endSession)).toMatchObject({
    sessions: [{ isCurrent: true }],
  });
  await eventually(() => codes.includes(4403), 2_000);
  expect(resultOf((await here.query(end, { id: other?.id })).data?.endSession)).toEqual({
    __typename: 'RefusedError',
    code: 'NOT_FOUND',
  });
});

const inbox = 'subscription { inbox(after: 0) { __typename } }';

test('reusing an old refresh token ends all sessions of that login: its sockets close within two seconds', async () => {
  const { email } = await market.world.createUser();
  const owner = bff.browser();
  await owner.logIn(email, password);
  // All that the browser has is copied.
  const thief = bff.browser();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  const codes: Record<string, number[]> = { owner: [], thief: [] };
  await bff.browser().logIn(email, password);
  const tabs = Object.entries({ owner, thief }).map(([who, browser]) =>
    watch(browser.tab({ onClose: (code) => codes[who]?.push(code) }), inbox),
  );
  for (const tab of tabs) await tab.until(1);
  const renew = async (refresh: string | undefined) => {
    const phone = market.client();
    phone.cookies.set('refresh', refresh ?? '');
    return { ...(await phone.post('/api/auth/refresh')), refresh: phone.cookies.get('refresh') };
  };
  const stolen = thief.cookies.get('refresh');
  const second = await renew((await renew(owner.cookies.get('refresh'))).refresh);
  expect(second.status).toBe(200);
  market.clock.pass({ seconds: 21 });
  expect((await renew(stolen)).status).toBe(401);
  await eventually(() => Object.values(codes).every((closeCodes) => closeCodes.includes(4403)), 2_000);
  expect((await renew(second.refresh)).status).toBe(401);
});

test('an admin who ends all sessions of a user closes their sockets within two seconds', async () => {
  const user = await market.world.createUser();
  const admin = await market.world.createUser({ staffRole: 'owner' });
  const [theirs, adminClient] = [bff.browser(), bff.browser()];
  await theirs.logIn(user.email, password);
  await adminClient.logIn(admin.email, password);
  await bff.browser().logIn(user.email, password);
  const codes: number[] = [];
  await watch(theirs.tab({ onClose: (code) => codes.push(code) }), inbox).until(1);
  const end = `mutation ($id: ID!) { endSessionsOfUser(input: { userId: $id }) {
  user { sessions { id } }
  errors { code }
} }`;
  expect(resultOf((await theirs.query(end, { id: user.id })).data?.endSessionsOfUser)).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(resultOf((await adminClient.query(end, { id: user.id })).data?.endSessionsOfUser)).toMatchObject({
    sessions: [],
  });
  await eventually(() => codes.includes(4403), 2_000);
});
