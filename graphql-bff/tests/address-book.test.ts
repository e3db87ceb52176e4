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

const save = `mutation ($input: SaveAddressInput!) { saveAddress(input: $input) {
  addresses { id label shippingAddress { phone region } isDefault }
  errors { __typename ... on ValidationError { fields { field } } }
} }`;
const remove = `mutation ($id: ID!) { removeAddress(input: { addressId: $id }) {
  addresses { label isDefault }
  errors { __typename ... on RefusedError { code } }
} }`;
const input = {
  label: 'Home',
  fullName: 'Ama Mensah',
  phone: '0244123456',
  address: '12 Oxford Street',
  city: 'Accra',
  region: 'GREATER_ACCRA',
};

test('an address is saved, changed and removed, and an invalid field is named', async () => {
  const browser = bff.browser();
  await browser.logIn((await market.world.createUser()).email, password);
  const added = resultOf((await browser.query(save, { input })).data?.saveAddress);
  const addressId = added?.addresses?.[0]?.id;
  expect(added?.addresses).toEqual([
    {
      id: addressId,
      label: 'Home',
      isDefault: true,
      shippingAddress: { phone: '+233244123456', region: 'GREATER_ACCRA' },
    },
  ]);
  const changed = await browser.query(save, { input: { ...input, addressId, label: 'Work' } });
  expect(resultOf(changed.data?.saveAddress)?.addresses).toMatchObject([
    { id: addressId, label: 'Work', isDefault: true },
  ]);
  const faulty = await browser.query(save, { input: { ...input, fullName: 'A' } });
  expect(resultOf(faulty.data?.saveAddress)).toEqual({
    __typename: 'ValidationError',
    fields: [{ field: 'fullName' }],
  });
  expect(resultOf((await browser.query(remove, { id: addressId })).data?.removeAddress)?.addresses).toEqual([]);
  expect(resultOf((await browser.query(remove, { id: addressId })).data?.removeAddress)).toMatchObject({
    code: 'NOT_FOUND',
  });
});
