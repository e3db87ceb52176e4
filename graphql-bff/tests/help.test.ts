import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
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

test('a visitor reads questions, tips and policies in three calls', async () => {
  const { data } = await bff.browser().query(`{
    faqTopics { id title icon description faqs { id question answer } }
    safetyTips { id title icon text }
    policies { slug title summary updatedOn }
    policy(slug: "privacy") { title sections { heading paragraphs points } }
    missing: policy(slug: "warranty") { title }
  }`);
  expect(data?.faqTopics?.[0]).toMatchObject({ id: 'buying', icon: 'BAG' });
  expect(data?.safetyTips).toHaveLength(6);
  expect(data?.policies).toHaveLength(4);
  expect(data?.policy?.sections?.[0]?.heading).toBe('Who is responsible');
  expect(data?.missing).toBeNull();
});

const contact = `mutation ($input: ContactInput!) { contact(input: $input) {
  message
  errors { __typename ... on ValidationError { fields { field messages } } }
} }`;
const input = {
  name: 'Efua Quartey',
  email: 'efua@example.com',
  subject: 'A parcel',
  content: 'Nobody has come.',
  kind: 'ORDER',
};

test('a contact message is saved, and an invalid one returns the name of its field', async () => {
  const send = async (change: object) =>
    resultOf((await bff.browser().query(contact, { input: { ...input, ...change } })).data?.contact);
  expect(await send({})).toEqual({ message: expect.any(String) });
  expect(await send({ email: 'efua' })).toEqual({
    __typename: 'ValidationError',
    fields: [{ field: 'email', messages: ['Please enter a valid email address.'] }],
  });
});
