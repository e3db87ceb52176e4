import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { gatherData } from '#accounts/data-export/gather-data.ts';
import { sessions } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { productImportFaults, productImports } from '#catalog/imports/tables.ts';
import { contactMessages } from '#help/tables.ts';
import { payments, receipts, savedCards } from '#payments/tables.ts';
import { subscriptions } from '#plans/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import { sellerApplications } from '#shops/tables.ts';
import type { AccessScene, Caller, Thing } from './access-parts.ts';
import type { Client, Json } from './client.ts';
import { addPayouts } from './paid-out.ts';

const street = '77 Secret Lane, Dansoman';
const idNumber = 'G7654321';
/** A message between buyer and seller. */
export const secretWords = 'Can you bring it to the blue gate?';
const place = { city: 'Accra', region: 'Greater Accra' };
const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: street,
  shipping_city: place.city,
  shipping_region: place.region,
};
const profile = {
  shop_description: 'Kente from the looms of Bonwire.',
  business_email: 'shop@example.com',
  business_phone: '+233244318207',
  business_address: 'Shop 14, Adum Market',
};
const days = (count: number) => count * dayMs;
let receiptsMade = 0;

/**
 * The ids of the objects between the buyer and the seller of a scene. Those in `examples` of the contract have the same
 * names.
 */
export const things: Record<Thing, (scene: AccessScene) => Promise<string>> = {
  buyer: async ({ user }) => (await user('buyer')).id,
  seller: async ({ user, thing }) => {
    // The buyer's conversation with the seller.
    await thing('conversation');
    return (await user('seller')).id;
  },
  shop: async ({ shop }) => (await shop()).id,
  shopSlug: async ({ shop }) => (await shop()).businessSlug,
  product: async ({ product }) => (await product()).id,
  productSlug: async ({ product }) => (await product()).slug,
  category: async ({ product }) => (await product()).categoryId,
  categorySlug: async ({ product }) => (await product()).categorySlug,
  order: async ({ done, thing }) => {
    const input = { product_id: await thing('product'), quantity: 1, ...shipping };
    const { order } = await done('buyer', 'post', '/api/orders/single', input);
    return String(order?.order_id);
  },
  offer: async ({ done, market, shop }) => {
    const { id } = await market.world.createProduct({ shop: await shop(), takesOffers: true });
    return String((await done('buyer', 'post', '/api/offers', { product_id: id, price: '100' })).id);
  },
  conversation: async ({ done, thing }) => {
    const input = { product: await thing('product'), message: secretWords };
    const { data } = await done('buyer', 'post', '/api/chat/create', input);
    return String(data?.id);
  },
  chatPicture: async ({ done, thing, upload }) => {
    const attachment_id = await upload('buyer', 'chat-picture');
    await done('buyer', 'post', `/api/chat/send?conversationId=${await thing('conversation')}`, { attachment_id });
    return attachment_id;
  },
  productReview: async ({ done, thing }) => {
    const report = { title: 'Well woven', comment: 'The colours stay as they were.', rating: 4 };
    const { review } = await done('buyer', 'post', `/api/v1/products/${await thing('productSlug')}/reviews`, report);
    return String(review?.id);
  },
  shopReview: async ({ done, thing }) => {
    const report = {
      title: 'Well packed',
      comment: 'It came on the day they said.',
      shipping_speed_rating: 5,
      overall_rating: 5,
    };
    const input = { ...report, seller_slug: await thing('shopSlug') };
    const { review } = await done('buyer', 'post', '/api/send-shop-review', input);
    return String(review?.id);
  },
  line: async ({ done, thing, asker }) => {
    await done('buyer', 'post', '/api/add-to-cart', { product_id: await thing('product'), quantity: 1 });
    const { body } = await (await asker('buyer')).get('/api/cart');
    return String(body.items?.[0]?.id);
  },
  address: async ({ done }) => {
    const to = { label: 'Home', full_name: 'Ama Serwaa', phone: '0244123456', address: street, ...place };
    await done('buyer', 'post', '/api/addresses', to);
    const book = await done('buyer', 'post', '/api/addresses', { ...to, label: 'Work' });
    return String(book.results?.[1]?.id);
  },
  session: async ({ market: { db, clock }, user }) => {
    const now = clock.now();
    const times = { rotatedAt: now, createdAt: now, expiresAt: new Date(now.getTime() + days(30)) };
    const { id: userId } = await user('buyer');
    const row = { id: newId(), userId, device: 'A phone', refreshHash: newId(), ...times };
    await db.insert(sessions).values(row);
    return row.id;
  },
  apiKey: async ({ done }) =>
    String((await done('buyer', 'post', '/api/api-keys', { name: 'Stock', scopes: ['chat:read'], days: 30 })).id),
  oauthApp: connectedApp,
  webhookEndpoint: async ({ done }) => {
    const endpoint = { name: 'Printer', url: 'https://example.com/hook', events: ['order.placed'] };
    return String((await done('buyer', 'post', '/api/webhook-endpoints', endpoint)).id);
  },
  webhookDelivery: async ({ done, thing }) =>
    String((await done('buyer', 'post', `/api/webhook-endpoints/${await thing('webhookEndpoint')}/test`, {})).id),
  dataExport: async ({ market, done }) => {
    const input = await done('buyer', 'post', '/api/data-export', {});
    const exportId = String(input.id);
    await gatherData({ ctx: market.context(), input: { exportId } });
    return exportId;
  },
  /** An import that can be applied. */
  productImport: async ({ market: { db, files, clock }, user, thing }) => {
    await thing('shop');
    const [at, id] = [clock.now(), newId()];
    const csvKey = `imports/${id}.csv`;
    await files.put('private', csvKey, { body: new TextEncoder().encode('sku,price\nX,5'), contentType: 'text/csv' });
    const times = { createdAt: at, workedAt: at };
    const counts = { lines: 2, position: 2, updates: 1, faultsCount: 1 };
    const row = { id, ownerId: (await user('seller')).id, fileName: 'cloth.csv', csvKey, ...times, ...counts };
    await db.insert(productImports).values({ ...row, state: 'checked' as const });
    await db.insert(productImportFaults).values({ importId: id, number: 1, line: 2, column: 'price', text: 'Too low' });
    return id;
  },
  notification: async ({ thing, asker }) => {
    await thing('order');
    const { body } = await (await asker('seller')).get('/api/notifications');
    return String(body.results?.[0]?.id);
  },
  subscription: async ({ market: { db, clock }, thing }) => {
    const now = clock.now();
    const times = { startsAt: now, endsAt: new Date(now.getTime() + days(6)), createdAt: now };
    const plan = { plan: '1_week' as const, durationDays: 7, amountPesewas: 3000, state: 'active' as const };
    const row = { id: newId(), shopId: await thing('shop'), ...plan, ...times };
    await db.insert(subscriptions).values(row);
    return row.id;
  },
  campaign: async ({ market: { world }, thing }) =>
    (await world.createCampaign({ productId: await thing('product') })).id,
  payment: async ({ market: { db, clock }, user, thing }) => {
    const subject = { purpose: 'subscription' as const, subjectId: await thing('subscription'), description: 'Plan' };
    const paid = { amountPesewas: 3000, state: 'succeeded' as const, settledAt: clock.now(), createdAt: clock.now() };
    const row = { id: newId(), userId: (await user('seller')).id, ...subject, ...paid };
    await db.insert(payments).values(row);
    return row.id;
  },
  /** Checks that it waits for an admin. */
  payout: async ({ market: { db, clock }, shop }) =>
    addPayouts({ db, shopId: (await shop()).id, at: clock.now() }, 'due'),
  card: async ({ market: { db, clock }, user }) => {
    const { id: userId, email } = await user('seller');
    const card = {
      brand: 'visa',
      last4: '4081',
      expMonth: 12,
      expYear: 2099,
      createdAt: clock.now(),
      usedAt: clock.now(),
    };
    const id = newId();
    await db.insert(savedCards).values({ id, userId, email, authorizationCode: 'AUTH_1', signature: id, ...card });
    return id;
  },
  receipt: async ({ market: { db, clock }, thing }) => {
    receiptsMade += 1;
    await db
      .insert(receipts)
      .values({ number: receiptsMade, paymentId: await thing('payment'), createdAt: clock.now() });
    return String(receiptsMade);
  },
  application: async ({ market: { db, clock, world } }) => {
    const { id: shopId } = await world.createShop({ verification: 'pending' });
    const papers = { documentId: newId(), selfieId: newId() };
    const row = { id: newId(), shopId, idType: 'passport' as const, idNumber, ...papers, createdAt: clock.now() };
    await db.insert(sellerApplications).values(row);
    return row.id;
  },
  /** The identity document from the seller's application. */
  paper: async ({ market: { db, clock }, thing, upload }) => {
    const shown = { documentId: await upload('seller', 'identity-document'), selfieId: await thing('selfie') };
    const row = { id: newId(), shopId: await thing('shop'), idType: 'passport' as const, idNumber, ...shown };
    await db.insert(sellerApplications).values({ ...row, state: 'verified', createdAt: clock.now() });
    return shown.documentId;
  },
  selfie: async ({ upload }) => upload('seller', 'selfie'),
  /** A public picture. */
  logo: async ({ done, thing, upload }) => {
    await thing('shop');
    const shop_logo = await upload('seller', 'shop-logo');
    await done('seller', 'put', '/api/my-shop', { ...profile, shop_logo });
    return shop_logo;
  },
  contactMessage: async ({ market: { db }, done, thing }) => {
    const words = { name: 'Ama Serwaa Mensah', email: 'ama@example.com', subject: 'A parcel', message: 'Where is it?' };
    await done('buyer', 'post', '/api/contact', { ...words, inquiry_type: 'Order' });
    const isTheirs = eq(contactMessages.userId, await thing('buyer'));
    const [message] = await db.select().from(contactMessages).where(isTheirs);
    return String(message?.id);
  },
  sellerReport: async ({ market: { db }, done, thing }) => {
    const complaint = { seller_id: await thing('shop'), reason: 'Misleading product descriptions' };
    await done('buyer', 'post', '/api/report-seller', { ...complaint, details: secretWords });
    const [report] = await db
      .select()
      .from(reports)
      .where(eq(reports.reporterId, await thing('buyer')));
    return String(report?.id);
  },
};

/** Texts in private objects, and who may see them. */
export async function secretsOf({ thing, user }: AccessScene): Promise<{ text: string; seenBy: readonly Caller[] }[]> {
  const ofOrders = ['buyer', 'seller', 'admin'] as const;
  return [
    { text: await thing('order'), seenBy: ofOrders },
    { text: (await user('buyer')).email, seenBy: ofOrders },
    { text: street, seenBy: ofOrders },
    { text: (await user('seller')).email, seenBy: ['seller', 'admin'] },
    { text: secretWords, seenBy: ofOrders },
    { text: await thing('payment'), seenBy: ['seller', 'admin'] },
    { text: await thing('address'), seenBy: ['buyer'] },
    { text: await thing('session'), seenBy: ['buyer', 'admin'] },
    { text: idNumber, seenBy: ['admin'] },
    { text: await thing('paper'), seenBy: ['seller', 'admin'] },
    { text: await thing('selfie'), seenBy: ['seller', 'admin'] },
  ];
}

const verifier = 'v'.repeat(43);
/** The SHA-256 of the verifier. */
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** What the app of the scene asks. */
export async function appRequest({ thing }: Pick<AccessScene, 'thing'>): Promise<string> {
  return requestOf(await thing('oauthApp'));
}

function requestOf(id: string): string {
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  return String(new URLSearchParams({ response_type: 'code', client_id: id, scope: 'chat:read', ...pkce }));
}

/** An app of the buyer that the buyer has connected. */
async function connectedApp({ asker, market }: Pick<AccessScene, 'asker' | 'market'>): Promise<string> {
  return connectApp(await asker('buyer'), market.client());
}

/** Registers an app, allows it, and gets its tokens. */
export async function connectApp(user: Client, program: Client): Promise<string> {
  const app = await created(user, '/api/oauth/apps', {
    name: 'Parcel planner',
    site: 'https://planner.example',
    redirect_uris: ['https://planner.example/callback'],
    is_confidential: true,
  });
  const id = String(app.id);
  const allowed = await created(user, '/api/oauth/authorization', { request: requestOf(id) });
  const code = new URL(String(allowed.redirect_to)).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', client_id: id, client_secret: String(app.secret) };
  const form = new URLSearchParams({ ...fields, code, code_verifier: verifier });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await program.send('POST', '/oauth/token', String(form), type);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return id;
}

async function created(user: Client, path: string, input: object): Promise<Json> {
  const { status, body } = await user.post(path, input);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
