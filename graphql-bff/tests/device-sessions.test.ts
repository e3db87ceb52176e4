import { startTestMarketplace } from '@besesaka/marketplace/platform/testing/marketplace.ts';
import { password } from '@besesaka/marketplace/platform/testing/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

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
  __typename ... on SessionsEnded { sessions { id isCurrent } } ... on RefusedError { code } } }`;

test('a device that is logged out from another one loses its socket within two seconds', async () => {
  const { email } = await market.world.createPerson();
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
  expect((await here.query(end, { id: other?.id })).data?.endSession).toMatchObject({
    __typename: 'SessionsEnded',
    sessions: [{ isCurrent: true }],
  });
  await eventually(() => codes.includes(4403), 2_000);
  expect((await here.query(end, { id: other?.id })).data?.endSession).toEqual({
    __typename: 'RefusedError',
    code: 'NOT_FOUND',
  });
});
