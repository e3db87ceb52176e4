import { sellerApplications } from '@besesaka/marketplace/shops/tables.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, resultOf, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

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

async function loggedIn(given: { staffRole?: 'owner'; fullName?: string } = {}) {
  const user = await market.world.createUser(given);
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  return { user, browser };
}

const waiting = '{ viewer { admin { waiting { applications } } } }';

test('an admin sees the number of waiting applications live, and the audit log has each action', async () => {
  const shop = await market.world.createShop({ verification: 'pending' });
  const pictures = { documentId: crypto.randomUUID(), selfieId: crypto.randomUUID() };
  const application = { id: crypto.randomUUID(), shopId: shop.id, ...pictures, createdAt: market.clock.now() };
  await market.db
    .insert(sellerApplications)
    .values({ ...application, idType: 'ghana_card', idNumber: 'GHA-723491234-5' });
  const { user, browser } = await loggedIn({ staffRole: 'owner', fullName: 'Esi Quartey' });
  expect((await browser.query(waiting)).data?.viewer?.admin).toEqual({ waiting: { applications: 1 } });
  const tab = browser.tab();
  const inbox = watch(
    tab,
    'subscription { inbox(after: 0) { ... on AdminCountsChanged { waiting { applications } } } }',
  );
  const other = await loggedIn({ staffRole: 'owner' });
  const decide = `mutation { decideApplication(input: { id: "${application.id}", decision: VERIFY }) { errors { code } } }`;
  await other.browser.query(decide);
  const counts = () => inbox.events.flatMap(({ data }) => data?.inbox?.waiting ?? []);
  await eventually(() => counts().length > 0);
  expect(counts()).toEqual([{ applications: 0 }]);
  const log = `query ($filter: AuditFilter!) { viewer { admin { audit(filter: $filter) { totalCount edges { node { actorName act subjectId } } } } } }`;
  const filter = { act: 'shops.application.verify', subjectId: application.id };
  expect((await browser.query(log, { filter })).data?.viewer?.admin).toEqual({
    audit: {
      totalCount: 1,
      edges: [{ node: { actorName: other.user.fullName, act: filter.act, subjectId: application.id } }],
    },
  });
  expect((await browser.query(log, { filter: { ...filter, who: user.email } })).data?.viewer?.admin).toEqual({
    audit: { totalCount: 0, edges: [] },
  });
  await tab.dispose();
});

test('an answered contact message leaves the queue of the admins', async () => {
  const { browser: adminClient } = await loggedIn({ staffRole: 'owner' });
  const visitor = bff.browser();
  const fields = { name: 'Efua Quartey', email: 'efua@example.com', subject: 'A parcel', content: 'Where is it?' };
  const contact = 'mutation ($input: ContactInput!) { contact(input: $input) { errors { code } } }';
  await visitor.query(contact, { input: { ...fields, kind: 'ORDER' } });
  const queue =
    '{ viewer { admin { waiting { messages } contactMessages(state: WAITING) { edges { node { id subject } } } } } }';
  const first = (await adminClient.query(queue)).data?.viewer?.admin;
  expect([first?.waiting, first?.contactMessages?.edges?.[0]?.node]).toMatchObject([
    { messages: 1 },
    { subject: 'A parcel' },
  ]);
  const answer = `mutation ($input: AnswerContactInput!) { answerContact(input: $input) {
  contactMessage { state replies { content } }
  errors { __typename ... on ValidationError { fields { field } } }
} }`;
  const id = first?.contactMessages?.edges?.[0]?.node?.id;
  const answered = async (content: string) =>
    resultOf((await adminClient.query(answer, { input: { id, content } })).data?.answerContact);
  expect(await answered('Soon')).toMatchObject({ fields: [{ field: 'content' }] });
  expect(await answered('It comes tomorrow.')).toMatchObject({
    state: 'DONE',
    replies: [{ content: 'It comes tomorrow.' }],
  });
  expect((await adminClient.query(queue)).data?.viewer?.admin).toEqual({
    waiting: { messages: 0 },
    contactMessages: { edges: [] },
  });
});

test('only admins have `viewer.admin`', async () => {
  const { browser } = await loggedIn();
  expect((await browser.query(waiting)).data?.viewer).toEqual({ admin: null });
});

test('a buyer reports a product, and an admin hides it with a note to the buyer and restores it', async () => {
  const product = await market.world.createProduct({});
  const { browser: buyer } = await loggedIn();
  const { browser: adminClient } = await loggedIn({ staffRole: 'owner' });
  const report = `mutation ($input: ReportInput!) { report(input: $input) { errors { code } } }`;
  const words = { reason: 'MISLEADING_PRODUCT_DESCRIPTIONS', content: 'Printed, not woven.' };
  const input = { kind: 'PRODUCT', subjectId: product.id, ...words };
  expect(resultOf((await buyer.query(report, { input })).data?.report)).toEqual({});
  const queue = await adminClient.query(
    '{ viewer { admin { waiting { reports } reports(state: OPEN, kind: PRODUCT) { edges { node { id subjectName } } } } } }',
  );
  const { waiting, reports } = queue.data?.viewer?.admin ?? {};
  expect([waiting, reports?.edges]).toEqual([
    { reports: 1 },
    [{ node: { id: expect.any(String), subjectName: product.name } }],
  ]);
  const decide = `mutation ($input: DecideReportInput!) { decideReport(input: $input) {
  report { state decision isHidden subjectPath }
  errors { __typename code ... on ValidationError { fields { field } } }
} }`;
  const id = reports?.edges?.[0]?.node?.id;
  const decided = async (note: string) =>
    resultOf((await adminClient.query(decide, { input: { id, decision: 'HIDE', note, reason } })).data?.decideReport);
  const reason = 'Printed cloth is not kente.';
  expect(await decided('No')).toMatchObject({ fields: [{ field: 'note' }] });
  expect(await decided('Thank you, it is gone.')).toMatchObject({ state: 'CLOSED', decision: 'HIDE', isHidden: true });
  expect((await buyer.query(`{ product(by: { slug: "${product.slug}" }) { name } }`)).data?.product).toBeNull();
  const restore = `mutation { setHidden(input: { kind: PRODUCT, id: "${product.id}", isHidden: false, reason: "It was woven after all." }) {
  content { isHidden }
  errors { code }
} }`;
  expect(resultOf((await buyer.query(restore)).data?.setHidden)).toMatchObject({ code: 'FORBIDDEN' });
  expect(resultOf((await adminClient.query(restore)).data?.setHidden)).toMatchObject({ isHidden: false });
  expect((await buyer.query(`{ product(by: { slug: "${product.slug}" }) { name } }`)).data?.product).toEqual({
    name: product.name,
  });
});

test('an admin finds products and changes the category tree, and menus show the changes', async () => {
  const product = await market.world.createProduct({ name: 'Adanudo cloth' });
  const { browser: adminClient } = await loggedIn({ staffRole: 'owner' });
  const query = `{ viewer { admin { products(search: "adanudo", state: ACTIVE) {
    totalCount edges { node { name state price { amount } shopName } } } } } }`;
  expect((await adminClient.query(query)).data?.viewer?.admin?.products).toMatchObject({
    totalCount: 1,
    edges: [{ node: { name: product.name, state: 'ACTIVE', price: { amount: '125.00' } } }],
  });
  const shown = `category { id name slug fullPath version specificationFields { key kind options } }
    errors { code ... on ValidationError { fields { field } } }`;
  const perform = async (name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
    const text = `mutation ($input: ${type}) { ${name}(input: $input) { ${shown} } }`;
    return resultOf((await adminClient.query(text, { input })).data?.[name]);
  };
  expect(await perform('addCategory', { name: 'X' })).toMatchObject({ fields: [{ field: 'name' }] });
  const root = await perform('addCategory', { name: 'Volta Weaving' });
  const leaf = await perform('addCategory', { name: 'Keta cloth', parentId: root?.id });
  expect(leaf).toMatchObject({ slug: 'keta-cloth', fullPath: 'Volta Weaving > Keta cloth', version: 1 });
  for (const one of [root, leaf]) await perform('changeCategory', { id: one?.id, isHidden: false, version: 1 });
  const weave = {
    key: 'weave',
    label: 'Weave',
    kind: 'SELECT',
    required: true,
    placeholder: '',
    options: ['One', 'Two'],
  };
  const changed = await perform('changeCategory', { id: leaf?.id, name: 'Agbamevo', fields: [weave], version: 2 });
  expect(changed).toMatchObject({
    name: 'Agbamevo',
    slug: 'keta-cloth',
    version: 3,
    specificationFields: [{ key: 'weave', kind: 'SELECT' }],
  });
  expect(await perform('changeCategory', { id: leaf?.id, name: 'Kete', version: 1 })).toMatchObject({ code: 'STALE' });
  const menu = '{ categories { name children { name } } specificationFields(category: "keta-cloth") { label } }';
  const menuData = (await bff.browser().query(menu)).data;
  expect(menuData?.specificationFields).toEqual([{ label: 'Weave' }]);
  expect(Object.values(menuData?.categories ?? {}).at(-1)).toEqual({
    name: 'Volta Weaving',
    children: [{ name: 'Agbamevo' }],
  });
  expect(await perform('moveCategory', { id: leaf?.id })).toMatchObject({ fullPath: 'Agbamevo' });
  const { browser } = await loggedIn();
  expect((await browser.query('{ viewer { admin { categories { id } } } }')).data?.viewer?.admin).toBeNull();
});
