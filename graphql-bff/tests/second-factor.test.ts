import { codeOf } from '@besesaka/marketplace/tests/world/authenticator.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resultOf, serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

const outcome = 'errors { __typename code message ... on ValidationError { fields { field messages } } }';
const begin = `mutation { beginSecondFactor { ${outcome} secret address } }`;
const confirm = `mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) {
  ${outcome}
  recoveryCodes
} }`;
const remove = `mutation ($input: SecondFactorCodeInput!) { removeSecondFactor(input: $input) { ${outcome} } }`;
const enter = `mutation ($input: LogInInput!) { logIn(input: $input) { ${outcome} } }`;

test('an admin turns login codes on, logs in with one, and turns them off', async () => {
  const { email } = await market.world.createUser({ staffRole: 'owner' });
  const browser = bff.browser();
  await browser.logIn(email, password);
  const has = async () => (await browser.query('{ viewer { hasSecondFactor } }')).data?.viewer?.hasSecondFactor;
  expect(await has()).toBe(false);
  const { secret, address } = resultOf((await browser.query(begin)).data?.beginSecondFactor) ?? {};
  expect(String(address)).toContain(`secret=${secret}`);
  const code = () => codeOf(String(secret), market.clock.now());
  const turnedOn = await browser.query(confirm, { input: { code: code() } });
  const codes = Array.from(resultOf(turnedOn.data?.confirmSecondFactor)?.recoveryCodes as unknown as string[]);
  expect(codes).toHaveLength(10);
  expect(await has()).toBe(true);

  const logIn = async (more: object) =>
    resultOf((await bff.browser().query(enter, { input: { email, password, ...more } })).data?.logIn);
  expect(await logIn({ code: null })).toMatchObject({ __typename: 'RefusedError', code: 'CODE_NEEDED' });
  expect(await logIn({ code: code() })).toMatchObject({ __typename: 'ValidationError', fields: [{ field: 'code' }] });
  market.clock.pass({ seconds: 30 });
  expect(await logIn({ code: code() })).toEqual({});

  const off = await browser.query(remove, { input: { code: codes[0] } });
  expect(resultOf(off.data?.removeSecondFactor)).toEqual({});
  expect(await has()).toBe(false);
});

test('only admins can turn on login codes', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  expect(resultOf((await browser.query(begin)).data?.beginSecondFactor)).toMatchObject({ code: 'FORBIDDEN' });
});
