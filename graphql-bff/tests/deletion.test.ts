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

const outlook = '{ viewer { deletion { openOrderIds graceDays } } }';
const remove = `mutation { deleteAccount(input: { reason: PRIVACY }) {
  message
  errors { __typename code message }
} }`;

test('deleting the account logs out all devices, closes their sockets, and a login restores it', async () => {
  const { email } = await market.world.createUser();
  const [here, elsewhere] = [bff.browser(), bff.browser()];
  await here.logIn(email, password);
  await elsewhere.logIn(email, password);
  expect((await here.query(outlook)).data?.viewer?.deletion).toEqual({ openOrderIds: [], graceDays: 30 });
  const codes: number[] = [];
  const tab = elsewhere.tab({ onClose: (code) => codes.push(code) });
  await watch(tab, 'subscription { inbox(after: 0) { __typename } }').until(1);
  expect(resultOf((await here.query(remove)).data?.deleteAccount)).toEqual({
    message: 'Your account has been scheduled for deletion.',
  });
  await eventually(() => codes.includes(4403), 2_000);
  expect((await here.query('{ viewer { user { id } } }')).data?.viewer).toBeNull();
  expect(resultOf((await here.query(remove)).data?.deleteAccount)).toMatchObject({ code: 'UNAUTHENTICATED' });
  await here.logIn(email, password);
  expect((await here.query('{ viewer { user { email } } }')).data?.viewer?.user).toEqual({ email });
});
