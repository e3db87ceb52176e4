import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { subscriptions } from '@besesaka/marketplace/plans/tables.ts';
import { createMarketplace } from '@besesaka/marketplace/server.ts';
import { sellerApplications } from '@besesaka/marketplace/shops/tables.ts';
import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { addPayoutWallet, oweToShop } from '@besesaka/marketplace/tests/world/paid-out.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { getOperationAST, isUnionType, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMemoryExpiringValues } from '#platform/bus/memory-expiring-values.ts';
import { schema } from '#server.ts';
import { eventually, type Json, serviceSecret, startBff, type TestBff, watch } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
/** The BFF of all other users, whose calls are not counted. */
let elsewhere: TestBff;
const provider = createProvider();
beforeAll(async () => {
  const apiUrl = await provider.start();
  const paystack = { PAYSTACK_SECRET_KEY: 'sk_test_of_live_calls', PAYSTACK_API_URL: apiUrl };
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...paystack } });
  const shared = {
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    values: createMemoryExpiringValues(),
    documents,
  };
  bff = await startBff(shared);
  elsewhere = await startBff(shared);
});
afterAll(async () => {
  await bff.close();
  await elsewhere.close();
  await market.close();
  provider.close();
});

/** The part of the payment provider that starts a payment. */
function createProvider() {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { reference } = JSON.parse(body);
      const data = { authorization_url: 'https://checkout.example/page', access_code: 'page', reference };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: true, message: 'Authorization URL created', data }));
    });
  });
  return {
    async start() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The web's own, by the field that they watch. */
const live = new Map(
  Object.values(documents).flatMap((document) => {
    const operation = getOperationAST(parse(document));
    if (operation?.operation !== 'subscription') return [];
    const [field] = operation.selectionSet.selections.flatMap((one) => ('name' in one ? [one.name.value] : []));
    return [[field === '__typename' ? '' : (field ?? ''), document] as const];
  }),
);

/** Watched by one payment, by what is paid for or by imports; what they say is in the inbox, too. */
const besideInbox = ['paymentChanged', 'planChanged', 'campaignChanged', 'importChanged'];

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

async function scene() {
  const user = await market.world.createUser({ isSeller: true, staffRole: 'owner' });
  const own = await market.world.createShop({ owner: user, verification: 'pending' });
  const way = { id: crypto.randomUUID(), kind: 'rider' as const, name: 'Our rider', isActive: true };
  const rates = [{ region: 'Greater Accra' as const, feePesewas: 2000, minDays: 1, maxDays: 2 }];
  const pickup = { freeAbovePesewas: null, pickupAddress: null, pickupHours: null };
  const other = await market.world.createShop({ deliveryOptions: [{ ...way, ...pickup, rates }] });
  const admin = await market.world.createUser({ staffRole: 'owner' });
  const [product, wanted] = [
    await market.world.createProduct({ shop: own, takesOffers: true }),
    await market.world.createProduct({ shop: other }),
  ];
  const papers = { documentId: crypto.randomUUID(), selfieId: crypto.randomUUID() };
  const application = { id: crypto.randomUUID(), shopId: own.id, ...papers, createdAt: own.createdAt };
  await market.db
    .insert(sellerApplications)
    .values({ ...application, idType: 'ghana_card', idNumber: 'GHA-723491234-5' });
  const buyer = await browserOf(market, other.owner);
  const { body } = await buyer.post('/api/chat/create', { product: product.id, message: 'Is it there?' });
  return {
    user,
    own,
    product,
    wanted,
    buyer,
    application,
    way: way.id,
    partner: other.owner,
    partnerShop: other.businessSlug,
    conversation: String(body.data?.id),
    viewer: await browserOf(market, user),
    decider: await browserOf(market, admin),
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Every kind of inbox event, caused outside this BFF: by other devices, other users and the marketplace itself. */
async function happens({ user, own, product, wanted, way, viewer, buyer, decider, application, conversation }: Scene) {
  const done = async (answer: Promise<{ status: number; body: Json }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  };
  await done(market.client().post('/api/login', { email: user.email, password }));
  await done(viewer.post('/api/add-to-cart', { product_id: wanted.id, quantity: 1 }));
  await done(viewer.post('/api/add-to-wishlist', { product_id: wanted.id }));
  const file = new FormData();
  file.append('file', new Blob(['sku,price\nNONE-1,5']), 'cloth.csv');
  await done(viewer.send('POST', '/api/product-imports', file));
  const { order } = await done(buyer.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping }));
  await done(viewer.post(`/api/orders/${order?.order_id}/status`, { action: 'accept' }));
  const first = { product_id: wanted.id, quantity: 1, delivery_option_id: way, pay_now: true };
  const unpaid = await done(viewer.post('/api/orders/single', { ...first, ...shipping }));
  await done(viewer.post(`/api/checkouts/${unpaid.order?.checkout_id}/cancel`));
  await done(buyer.post(`/api/chat/send?conversationId=${conversation}`, { content: 'Thank you' }));
  await done(viewer.post(`/api/chat/${conversation}/read`, { up_to: 2 }));
  await done(viewer.post(`/api/chat/${conversation}/hide`, { number: 1, hidden: true }));
  await done(viewer.post(`/api/chat/${conversation}/archive`, { archived: true }));
  const said = { rating: 4, title: 'Well woven', comment: 'The colours stay.' };
  const { review } = await done(viewer.post(`/api/v1/products/${wanted.slug}/reviews`, said));
  await done(buyer.put(`/api/v1/reviews/${review?.id}/reply`, { reply: 'Thank you.' }));
  await done(decider.post(`/api/admin/applications/${application.id}/decision`, { decision: 'verify' }));
  const { id: suspended } = await market.world.createUser();
  const suspension = { reason: 'Parcels never came.', until: null };
  await done(decider.put(`/api/admin/users/${suspended}/suspension`, suspension));
  const chosen = await done(viewer.post('/api/subscriptions', { plan: '1_month', auto_renew: false }));
  await done(
    viewer.post('/api/payments/initialize', { payment_type: 'subscription', subscription_id: String(chosen.id) }),
  );
  await done(viewer.post(`/api/subscriptions/${await runningPlan(own.id)}/toggle_auto_renew`));
  const campaign = await market.world.createCampaign({ productId: product.id });
  await done(viewer.patch(`/api/featured-products/${campaign.id}/toggle-auto-renew`));
  await done(viewer.post('/api/notifications/read', {}));
  await done(viewer.put('/api/notifications/choices', { kind: 'wishlist', channel: 'mail', is_on: false }));
  const ours = { db: market.db, shopId: own.id, at: market.clock.now() };
  await addPayoutWallet(ours);
  await oweToShop(ours, 5_000);
  await done(viewer.post('/api/payouts', {}));
  await done(buyer.post('/api/offers', { product_id: product.id, price: '100' }));
  await done(buyer.post(`/api/chat/${conversation}/typing`, { typing: true }));
  // An admin cannot be suspended.
  await market.db.$client.query('update users set staff_role = null where id = $1', [user.id]);
  await done(decider.put(`/api/admin/users/${user.id}/suspension`, suspension));
}

/** Moves the payment to yesterday. */
async function runningPlan(shopId: string): Promise<string> {
  const [id, at] = [crypto.randomUUID(), market.clock.now()];
  const endsAt = new Date(at.getTime() + 6 * 24 * 60 * 60 * 1000);
  const plan = { plan: '1_week' as const, durationDays: 7, amountPesewas: 3000, state: 'active' as const };
  await market.db.insert(subscriptions).values({ id, shopId, ...plan, startsAt: at, createdAt: at, endsAt });
  return id;
}

test("events of all kinds reach the web app's subscriptions without REST calls", async () => {
  const here = await scene();
  const browser = bff.browser();
  await browser.logIn(here.user.email, password);
  const tab = browser.tab();
  const given: Record<string, Record<string, unknown>> = {
    inbox: {},
    planChoiceChanged: {},
    productChanged: { id: here.product.id },
    presence: { userId: here.partner.id },
    typing: { conversationId: here.conversation },
    shopChanged: { slug: here.partnerShop },
  };
  expect([...live.keys()].filter((field) => !besideInbox.includes(field)).toSorted()).toEqual(
    Object.keys(given).toSorted(),
  );
  const watching = new Map(
    [...live].flatMap(([field, document]) =>
      given[field] ? [[field, watch(tab, document, given[field])] as const] : [],
    ),
  );
  const eventsOf = (field: string) => (watching.get(field)?.events ?? []).map(({ data }) => data?.[field]);
  await eventually(() => eventsOf('productChanged').length === 1 && eventsOf('presence').length === 1);
  const partner = elsewhere.browser();
  await partner.logIn(here.partner.email, password);
  // The inbox has begun when what happens arrives.
  await market.client().post('/api/login', { email: here.user.email, password });
  await eventually(() => eventsOf('inbox').length >= 1);
  bff.calls.length = 0;

  await happens(here);
  const theirs = partner.tab();
  watch(theirs, live.get('inbox') ?? '', {});
  const update = schema.getType('InboxUpdate');
  const kinds = isUnionType(update) ? update.getTypes().map(({ name }) => name) : [];
  const missing = () =>
    kinds.filter((kind) => kind !== 'InboxReset' && !eventsOf('inbox').some((one) => String(one?.__typename) === kind));
  await eventually(
    () =>
      missing().length === 0 &&
      eventsOf('typing').length > 0 &&
      eventsOf('productChanged').length > 1 &&
      eventsOf('presence').length > 1,
  ).catch(() => undefined);
  expect(missing()).toEqual([]);
  expect(
    ['typing', 'productChanged', 'presence'].filter((field) => eventsOf(field).length < (field === 'typing' ? 1 : 2)),
  ).toEqual([]);
  expect(
    [...watching.values()].flatMap(({ errors, events }) => [
      ...errors,
      ...events.flatMap(({ errors }) => errors ?? []),
    ]),
  ).toEqual([]);
  // Once in two seconds it asks for all who are connected whether anything was missed.
  expect(bff.calls.filter((call) => call !== 'POST /api/events/heads')).toEqual([]);
  await Promise.all([tab.dispose(), theirs.dispose()]);
});

test('a service that starts with other settings sends open pages the new payment options', async () => {
  const { user } = await scene();
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  const tab = browser.tab();
  const { events } = watch(tab, live.get('planChoiceChanged') ?? '', {});
  const limits = () => events.map(({ data }) => data?.planChoiceChanged?.freeProductsPerCategory);
  await eventually(() => limits().length === 1);
  await market.marketplace.prepare();
  const next = createMarketplace({
    ...market,
    config: { ...market.config, settings: { ...market.config.settings, free_products: '7' } },
  });
  await next.prepare();
  await eventually(() => limits().length === 2);
  expect(limits()).toEqual([5, 7]);
  await Promise.all([tab.dispose(), next.close()]);
});
