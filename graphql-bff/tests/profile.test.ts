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

const change = `mutation ($input: ChangeProfileInput!) { changeProfile(input: $input) {
  user { telephoneNumber whatsappNumber gender region gpsAddress dateOfBirth picturePath }
  errors { __typename ... on ValidationError { fields { field messages } } }
} }`;
const input = {
  fullName: 'Adwoa Mensah',
  telephoneNumber: '0241234567',
  dateOfBirth: '1994-08-21',
  gender: 'FEMALE',
  address: '14 Oxford Street',
  city: 'Sunyani',
  region: 'BRONG_AHAFO',
  gpsAddress: 'bs-0123-4567',
};

test('a user changes their profile, and an invalid field is reported under its GraphQL name', async () => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  expect(resultOf((await browser.query(change, { input })).data?.changeProfile)).toEqual({
    telephoneNumber: '+233241234567',
    whatsappNumber: null,
    gender: 'FEMALE',
    region: 'BRONG_AHAFO',
    gpsAddress: 'BS-0123-4567',
    dateOfBirth: '1994-08-21',
    picturePath: null,
  });
  const young = { ...input, dateOfBirth: '2025-01-01' };
  expect(resultOf((await browser.query(change, { input: young })).data?.changeProfile)).toEqual({
    __typename: 'ValidationError',
    fields: [{ field: 'dateOfBirth', messages: ['You must be at least 13 years old'] }],
  });
});
