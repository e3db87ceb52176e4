import { subscriptions } from '@besesaka/marketplace/plans/tables.ts';
import { uploads } from '@besesaka/marketplace/platform/uploads/tables.ts';
import { sellerApplications } from '@besesaka/marketplace/shops/tables.ts';
import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { addPayouts, oweToShop } from '@besesaka/marketplace/tests/world/paid-out.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { webhookLimits } from '@besesaka/schema/webhooks/limits.ts';
import { type Json, serviceSecret, startBff } from './bff.ts';
import { connectPrograms, storeForPrograms } from './connect-programs.ts';
import {
  chooseOtherwise,
  payAndAskBack,
  payInAdvance,
  reportProblem,
  reportShops,
  writeAsUser,
  writeToSite,
} from './full-admin.ts';
import { argumentsFor } from './full-arguments.ts';
import { completeShopProfile, variantGrid } from './full-shop.ts';
import { fillStaff } from './full-staff.ts';
import {
  buyAndSave,
  type Client,
  done,
  inTurn,
  type Market,
  offer,
  orderAll,
  type Product,
  reviewBy,
  type Shop,
  sellTo,
  sellToBePacked,
  talk,
  upTo,
} from './full-trade.ts';
import { growMarket } from './grow-market.ts';
import { importProducts } from './import-products.ts';
import { highLimits } from './talkers.ts';

type World = Market['world'];

const roomyOrders = { ORDER_CHECKOUTS_PER_HOUR: '100000', ORDER_CHECKOUTS_WAITING: '100000' };

/** A marketplace with two or so many of everything, and one user who has a part in all of it: who buys, sells and decides. */
export async function startFullMarket(many: number) {
  const market = await startTestMarketplace({
    environment: { SERVICE_SECRET: serviceSecret, ...highLimits, ...roomyOrders },
  });
  const counter = countStatements(market);
  const { user, fieldArguments } = await fill(market, many);
  const budget = { points: 1_000_000_000, seconds: 60 };
  const bff = await startBff({
    marketplaceFetch: market.marketplace.fetch,
    bus: market.bus,
    now: market.clock.now,
    budget,
  });
  const browser = bff.browser();
  await browser.logIn(user.email, password);
  return {
    fieldArguments,
    /** Sends as a client with a known address, which is charged and gets the cost headers. */
    async ask(query: string): Promise<Json> {
      const headers = { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' };
      const response = await browser.send({ method: 'POST', headers, body: JSON.stringify({ query }) });
      return JSON.parse(await response.text());
    },
    counted: () => ({ calls: bff.calls.length, statements: counter.statements }),
    forget() {
      bff.calls.length = 0;
      counter.statements = 0;
    },
    async close() {
      await bff.close();
      await market.close();
    },
  };
}

/** Counts the statements of the pool. */
export function countStatements({ db }: Market) {
  const counter = { statements: 0 };
  const query: (...args: unknown[]) => unknown = db.$client.query.bind(db.$client);
  const counting = (...args: unknown[]) => {
    counter.statements += 1;
    return query(...args);
  };
  Object.assign(db.$client, { query: counting });
  return counter;
}

async function fill(market: Market, many: number) {
  const { world } = market;
  // By calls there are two of each; statements make the others of them.
  const some = Math.min(many, 2);
  const category = await kinds(world, some);
  const user = await world.createUser({ isSeller: true, staffRole: 'owner' });
  const shop = await world.createShop({ owner: user, ...completeShopProfile(some) });
  const other = await world.createShop({ businessName: 'Kente House 1', ...completeShopProfile(some) });
  const offered = { category, takesOffers: true };
  const elsewhere = await inTurn(some - 1, async (n) =>
    world.createProduct({ shop: await world.createShop({ businessName: `Kente House ${n + 1}` }), ...offered }),
  );
  const besides = await inTurn(some - 1, () => world.createProduct({ shop, category }));
  const [own, shown] = [await offer(market, shop, some, category), await offer(market, other, some, category)];
  const bought = [shown, ...elsewhere.map(({ id, slug, sellerSlug: shop }) => ({ id, slug, shop }))];
  const viewer = await browserOf(market, user);
  await buyAndSave(viewer, bought);
  const more = await inTurn(some - 1, () => world.createProduct({ shop: other, category }));
  const order = await orderAll(viewer, [shown, ...more]);
  await inTurn(some, () => sellTo(market, own));
  for (const product of [own, ...besides]) await sellToBePacked(market, viewer, product);
  // The products with the most data are the best sold, so they come first.
  const sold = [own, elsewhere[0]].flatMap((one) => one?.id ?? []);
  await market.db.$client.query('update products set sales_count = 100 where id = any($1)', [sold]);
  const talked = await talk(viewer, bought, some);
  for (const product of [own, shown]) await reviewBy(market, product, some);
  await inTurn(some - 1, () => done(market.client().post('/api/login', { email: user.email, password })));
  await Promise.all([keepAddresses(viewer, some), chooseOtherwise(market, user.id, many)]);
  const webhookEndpointId = await connectPrograms(viewer, some, many);
  await logAttempts(market, many);
  const productImportId = await importProducts(market, user.id, many);
  await hadPlans(market, shop, some);
  await hadCampaigns(market, own, some);
  const featured = [shown, ...elsewhere].slice(0, Math.min(some, catalogLimits.featuredPlaces));
  for (const { id: productId } of featured) await world.createCampaign({ productId });
  const application = await apply(market, some);
  // Each access is an entry of the audit log.
  await inTurn(some, () => done(viewer.get(`/api/admin/applications/${application}`)));
  const report = { reason: 'Other', details: 'Not what it seems.' };
  await done(viewer.post(`/api/chat/${talked.conversationId}/report`, report));
  const reported = await reportShops(market, some, many);
  await fillStaff(market, user.id, Math.min(many, 40));
  const written = await writeToSite(market, user.id, some);
  const ownMessageId = await writeAsUser(market, user.id, many);
  const paid = await payAndAskBack(market, user.id, some);
  const payoutId = await payOut(market, shop.id, many);
  // After everything is bought, because an order would have to name one.
  await done(viewer.put(`/api/products/${own.slug}/variants`, variantGrid));
  await done((await browserOf(market, other.owner)).put(`/api/products/${shown.slug}/variants`, variantGrid));
  const reached = { userId: user.id, ownShopId: shop.id, otherShopId: other.id, shownId: shown.id };
  const through = { orderCode: order, ...talked, paymentId: paid };
  if (many > some) await growMarket(market, { ...reached, ...through }, many);
  await storeForPrograms(market, { id: user.id, shopId: shop.id }, many);
  const checkoutId = await payInAdvance(market, { buyerId: user.id, paymentId: paid }, many);
  const listed = { caseId: await reportProblem(market, order), webhookEndpointId, productImportId, payoutId };
  const ids = { applicationId: application, messageId: written, ownMessageId, ...listed };
  const fieldArguments = argumentsFor({ checkoutId, ...through, category, own, shown, ...ids, ...reported });
  return { user, fieldArguments };
}

/** Gives each delivery the longest attempts. */
async function logAttempts({ db }: Market, many: number): Promise<void> {
  const attempt = {
    at: new Date().toISOString(),
    status: 503,
    problem: 'The endpoint answered 503.',
    took_ms: 84,
    url: 'https://example.com/hook',
    answer: 'x'.repeat(webhookLimits.answerShown),
    headers: Array.from({ length: webhookLimits.headersMax }, () => ({ name: 'webhook-id', value: 'x' })),
  };
  const history = Array.from({ length: Math.min(many, webhookLimits.attemptsKept) }, () => attempt);
  await db.$client.query('update webhook_deliveries set history = $1', [JSON.stringify(history)]);
}

/** Creates this many payouts. The last one has as many lines. */
async function payOut({ db, clock }: Market, shopId: string, many: number): Promise<string> {
  const ours = { db, shopId, at: clock.now() };
  await oweToShop(ours, 5_000, Math.min(many, 100));
  return addPayouts(ours, 'succeeded', many);
}

/** Roots of the tree, and below the first of them as many again; the last leaf has fields. */
async function kinds(world: World, many: number) {
  const [root] = await inTurn(many, (n) => world.createCategory({ name: `Kente Cloth ${n}` }));
  if (!root) throw new Error('There is no category');
  const fields = upTo(many).map((n) => ({
    id: `field_${n}`,
    label: `Field ${n}`,
    type: 'select' as const,
    placeholder: '',
    required: false,
    options: [`Value ${n}`, 'Another'],
  }));
  const leaves = await inTurn(many, (n) => {
    const slug = `kente-leaf-${n}`;
    return world.createCategory({ parentId: root.id, slug, path: [root.slug, slug], fields });
  });
  const leaf = leaves.at(-1);
  if (!leaf) throw new Error('There is no leaf');
  return leaf;
}

async function keepAddresses(viewer: Client, many: number): Promise<void> {
  const place = { full_name: 'Ama Serwaa', phone: '0244123456', address: '12 Oxford Street', city: 'Accra' };
  await inTurn(Math.min(many, addressLimits.perUser), (n) =>
    done(viewer.post('/api/addresses', { ...place, label: `Home ${n}`, region: 'Greater Accra' })),
  );
}

/** The last of them runs. */
async function hadPlans({ db, clock }: Market, shop: Shop, many: number): Promise<void> {
  const now = clock.now();
  const plan = { plan: '1_week' as const, durationDays: 7, amountPesewas: 3000, startsAt: now, createdAt: now };
  const endsAt = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  const rows = upTo(many).map((n) => ({
    id: crypto.randomUUID(),
    shopId: shop.id,
    ...plan,
    endsAt,
    state: n === many ? ('active' as const) : ('expired' as const),
  }));
  await db.insert(subscriptions).values(rows);
}

/** All over: what is featured cannot be featured again. */
async function hadCampaigns({ clock, world }: Market, { id: productId }: Product, many: number): Promise<void> {
  const endsAt = new Date(clock.now().getTime() - 7 * 24 * 60 * 60 * 1000);
  await inTurn(many, () => world.createCampaign({ productId, endsAt }));
}

/** As many shops that showed one and the same paper and face, and the one that the others are compared with; its application. */
async function apply({ db, world }: Market, many: number): Promise<string> {
  const ids = await inTurn(many + 1, async () => {
    const id = crypto.randomUUID();
    const { id: shopId, ownerId, createdAt } = await world.createShop({ verification: 'pending' });
    const selfieId = crypto.randomUUID();
    const file = { key: `uploads/${selfieId}.webp`, width: 400, height: 400, color: '#6b4226' };
    const selfie = { purpose: 'selfie', likeness: '01'.repeat(32), usedAt: createdAt, createdAt };
    await db.insert(uploads).values({ id: selfieId, ownerId, ...file, ...selfie });
    await db
      .insert(sellerApplications)
      .values({ id, shopId, idType: 'ghana_card', idNumber: 'GHA-723491234-5', selfieId, createdAt });
    return id;
  });
  return ids[0] ?? '';
}
