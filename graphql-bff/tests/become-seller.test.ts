import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { examples } from './examples.ts';

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

const applyText = `mutation ($input: ApplyToSellInput!) { applyToSell(input: $input) {
  shop { slug verification application { idNumber state } }
  errors { __typename message ... on ValidationError { fields { field messages } } }
} }`;
const decideText = `mutation ($input: DecideApplicationInput!) { decideApplication(input: $input) {
  application { state }
  errors { code }
} }`;
const queueText = `query ($id: ID!) { viewer { admin {
  applications(state: PENDING) { edges { node { id } } } application(id: $id) { idNumber ownerEmail } } } }`;

const input = {
  shopName: 'Edom Fabrics',
  idKind: 'GHANA_CARD',
  idNumber: 'GHA-723491234-5',
  shopDescription: 'Cloth from Bonwire, by the yard.',
  shopEmail: 'sales@example.com',
  shopPhone: '0244318207',
  shopAddress: 'Shop 14, Adum Market',
};

async function loggedIn(given: { staffRole?: 'owner' } = {}) {
  const { email } = await market.world.createUser(given);
  const browser = bff.browser();
  await browser.logIn(email, password);
  return { email, browser };
}

/** Brings pictures past GraphQL, as programs do: by a token. */
function uploader(email: string) {
  return async (purpose: string): Promise<string> => {
    const client = market.client();
    const { body } = await client.post('/api/login', { email, password, answers_tokens: true });
    const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f5c43' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${body.tokens?.access_token}` };
    return String((await client.send('POST', `/api/uploads?purpose=${purpose}`, form, headers)).body.id);
  };
}

async function bring(email: string): Promise<{ idDocumentId: string; passportPictureId: string }> {
  const upload = uploader(email);
  return { idDocumentId: await upload('identity-document'), passportPictureId: await upload('selfie') };
}

test('a buyer becomes a seller, an admin verifies the shop, and the open screen shows it', async () => {
  const { email, browser } = await loggedIn();
  const pictures = await bring(email);
  // Under their GraphQL names, not those of REST.
  const short = { ...input, ...pictures, shopName: 'E' };
  expect(resultOf((await browser.query(applyText, { input: short })).data?.applyToSell)).toMatchObject({
    fields: [{ field: 'shopName' }],
  });
  const wrong = { ...input, ...pictures, idNumber: '123' };
  expect(resultOf((await browser.query(applyText, { input: wrong })).data?.applyToSell)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ field: 'idNumber', messages: ['A Ghana Card number looks like GHA-123456789-0'] }],
  });
  const tab = browser.tab();
  const inbox = watch(
    tab,
    `subscription { inbox(after: 0) { __typename ... on VerificationChanged { verification reason } } }`,
  );
  expect(resultOf((await browser.query(applyText, { input: { ...input, ...pictures } })).data?.applyToSell)).toEqual({
    slug: 'edom-fabrics',
    verification: 'PENDING',
    application: { idNumber: 'GHA-*****1234-*', state: 'PENDING' },
  });
  const mine = await browser.query('{ viewer { admin { __typename } shop { application { id } } } }');
  expect(mine.data?.viewer?.admin).toBeNull();
  const id = mine.data?.viewer?.shop?.application?.id;
  const decision = { id, decision: 'VERIFY' };
  expect(resultOf((await browser.query(decideText, { input: decision })).data?.decideApplication)).toMatchObject({
    code: 'FORBIDDEN',
  });
  const admin = (await loggedIn({ staffRole: 'owner' })).browser;
  expect((await admin.query(queueText, { id })).data?.viewer?.admin).toEqual({
    applications: { edges: [{ node: { id } }] },
    application: { idNumber: input.idNumber, ownerEmail: email },
  });
  expect(resultOf((await admin.query(decideText, { input: decision })).data?.decideApplication)).toMatchObject({
    state: 'VERIFIED',
  });
  const verifications = () => inbox.events.flatMap(({ data }) => data?.inbox?.verification ?? []).map(String);
  await eventually(() => verifications().length === 2);
  expect(verifications()).toEqual(['PENDING', 'VERIFIED']);
  await tab.dispose();
});

test('the GraphiQL example explains what it needs and creates a shop from the uploaded ids', async () => {
  const example = examples.find(({ name }) => name === 'SellerApplies');
  if (!example) throw new Error('There is no such example');
  const shop = { ...Object(example.variables.shop), shopName: 'As the Example' };
  const { email, browser } = await loggedIn();
  const asItStands = await browser.query(example.query, { shop });
  expect(resultOf(asItStands.data?.applyToSell)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ field: 'idDocumentId' }, { field: 'passportPictureId' }],
  });
  const [first = '', second = ''] = [...example.query.matchAll(/\/api\/uploads\?purpose=([\w-]+)/g)].map(
    ([, one]) => one,
  );
  const upload = uploader(email);
  const brought = { idDocumentId: await upload(first), passportPictureId: await upload(second) };
  const applied = await browser.query(example.query, { shop: { ...shop, ...brought } });
  expect(resultOf(applied.data?.applyToSell)).toEqual({ slug: 'as-the-example', verification: 'PENDING' });
});

test('an admin asks for the selfie again, and the seller sends only the selfie', async () => {
  const { email, browser } = await loggedIn();
  const shopName = 'Asked Again';
  await browser.query(applyText, { input: { ...input, shopName, ...(await bring(email)) } });
  const readText = '{ viewer { shop { verification application { id askedFor reason } } } }';
  const shop = async () => (await browser.query(readText)).data?.viewer?.shop;
  const id = (await shop())?.application?.id;
  const admin = (await loggedIn({ staffRole: 'owner' })).browser;
  const ask = { id, decision: 'REJECT', askedFor: 'PASSPORT_PICTURE', reason: 'Your face is in the dark.' };
  expect(resultOf((await admin.query(decideText, { input: ask })).data?.decideApplication)).toMatchObject({
    state: 'REJECTED',
  });
  expect(await shop()).toMatchObject({
    verification: 'REJECTED',
    application: { askedFor: 'PASSPORT_PICTURE', reason: ask.reason },
  });
  const sendText = `mutation ($input: SendAskedPictureInput!) { sendAskedPicture(input: $input) {
  shop { verification application { state askedFor } }
  errors { __typename ... on ValidationError { fields { field } } }
} }`;
  const pictures = await bring(email);
  const send = async (pictureId: string) =>
    resultOf((await browser.query(sendText, { input: { pictureId } })).data?.sendAskedPicture);
  expect(await send(pictures.idDocumentId)).toEqual({
    __typename: 'ValidationError',
    fields: [{ field: 'pictureId' }],
  });
  expect(await send(pictures.passportPictureId)).toEqual({
    verification: 'PENDING',
    application: { state: 'PENDING', askedFor: null },
  });
});

test('a rejected seller applies again without the unchanged number and picture', async () => {
  const { email, browser } = await loggedIn();
  const { browser: adminClient } = await loggedIn({ staffRole: 'owner' });
  const shopName = 'Bonwire Fabrics';
  await browser.query(applyText, { input: { ...input, ...(await bring(email)), shopName } });
  const mine = await browser.query('{ viewer { shop { application { id } } } }');
  const decision = {
    id: mine.data?.viewer?.shop?.application?.id,
    decision: 'REJECT',
    reason: 'The card cannot be read.',
  };
  expect(resultOf((await adminClient.query(decideText, { input: decision })).data?.decideApplication)).toMatchObject({
    state: 'REJECTED',
  });
  const { idNumber: _same, ...rest } = input;
  const again = { ...rest, shopName, idDocumentId: await uploader(email)('identity-document') };
  expect(resultOf((await browser.query(applyText, { input: again })).data?.applyToSell)).toMatchObject({
    application: { idNumber: 'GHA-*****1234-*', state: 'PENDING' },
  });
});
