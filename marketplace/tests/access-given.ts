import type { AccessScene, Caller, Thing } from '#world/access-parts.ts';
import { anyPicture } from '#world/access-scene.ts';
import { firstCode } from '#world/authenticator.ts';
import { invitationFor } from '#world/invitation-for.ts';
import { testSecrets } from '#world/marketplace.ts';
import { password } from '#world/world.ts';
import { formOf } from './forms.ts';
import { shipping } from './orders/shoppers.ts';

/** The request of a call: its example, or its entry in `access-given.ts`. */
export interface Request {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A thing whose id the path takes, or what differs from the example. */
type Given = Thing | ((scene: AccessScene, who: Caller) => Promise<Partial<Request>>);

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const review = { title: 'Well woven', comment: 'The colours stay as they were.', rating: '4' };
const shop = {
  shop_description: 'Kente from the looms of Bonwire.',
  business_email: 'shop@example.com',
  business_phone: '+233244318207',
  business_address: 'Shop 14, Adum Market',
};
const papers = { id_type: 'passport', id_number: 'G1234567' };
const product = { name: 'Kente Stole', description: 'Woven by hand in Bonwire.', price: '350', stock_quantity: '5' };
const user = {
  full_name: 'Ama Serwaa Mensah',
  telephone_number: '0244123456',
  date_of_birth: '1990-02-28',
  gender: 'F',
  address: '12 Oxford Street',
  city: 'Accra',
  region: 'Greater Accra',
};
const businessName = () => `Adepa ${crypto.randomUUID()}`;
const uploaded = (scene: AccessScene, who: Caller, purpose: string) =>
  who === 'visitor' ? Promise.resolve(crypto.randomUUID()) : scene.upload(who, purpose);
const threePictures = (scene: AccessScene, who: Caller) =>
  Promise.all([1, 2, 3].map(() => uploaded(scene, who, 'product-picture')));

/** Requests for calls whose example does not work, by their row in access.md. */
export const given: Record<string, Given> = {
  'DELETE /api/admin/categories/{id}': async ({ market }) => ({
    path: `/api/admin/categories/${(await market.world.createCategory()).id}`,
  }),
  'GET /api/appeals/{kind}/{id}': async ({ thing }) => ({ path: `/api/appeals/product/${await thing('product')}` }),
  'POST /api/appeals/{kind}/{id}': async ({ thing }) => ({ path: `/api/appeals/product/${await thing('product')}` }),
  'DELETE /api/admin/hidden/{kind}/{id}/pictures': async ({ market }) => {
    const { id } = await market.world.createProduct({ hiddenAt: market.clock.now(), archivedAt: market.clock.now() });
    return { path: `/api/admin/hidden/product/${id}/pictures` };
  },
  'GET /metrics (from outside)': async () => ({ headers: { 'x-forwarded-for': '203.0.113.7' } }),
  'GET /api/events (with the secret of a service)': async ({ thing }) => ({
    path: `/api/events?user=${await thing('buyer')}&after=0`,
    headers: { 'x-service-secret': testSecrets.SERVICE_SECRET },
  }),
  'POST /api/events/heads (with the secret of a service)': async () => ({
    body: { users: [], sessions: [] },
    headers: { 'x-service-secret': testSecrets.SERVICE_SECRET },
  }),
  'GET /media/{id}/{file} (shown in public)': async ({ thing }) => ({ path: `/media/${await thing('logo')}/320.webp` }),
  "GET /media/{id}/{file} (a seller's paper)": async ({ thing }) => ({
    path: `/media/${await thing('paper')}/320.webp`,
  }),
  'GET /media/{id}/{file} (of a conversation)': async ({ thing }) => ({
    path: `/media/${await thing('chatPicture')}/320.webp`,
  }),
  'POST /api/uploads': async () => ({
    path: '/api/uploads?purpose=chat-picture',
    body: formOf({ file: await anyPicture() }),
  }),
  "GET /api/uploads/{id} (the seller's link)": async ({ thing, asker }) => {
    await thing('paper');
    return { path: String((await (await asker('seller')).get('/api/my-shop')).body.application?.id_document) };
  },
  'POST /api/signup': async () => ({
    body: {
      full_name: 'Efua Mensah Quartey',
      email: newEmail(),
      telephone_number: '0244318207',
      password,
      password_confirm: password,
    },
  }),
  'POST /api/login': async (scene) => ({ body: { email: (await scene.user('buyer')).email, password } }),
  'POST /api/second-factor/confirm': async (scene, who) => ({ body: { code: await firstCode(scene, who) } }),
  'POST /api/second-factor/remove': async (scene, who) => {
    if (who !== 'admin') return {};
    const code = await firstCode(scene, who);
    const { recovery_codes } = await scene.done(who, 'post', '/api/second-factor/confirm', { code });
    return { body: { code: String(recovery_codes?.[0]) } };
  },
  'POST /api/auth/password-reset/request': async () => ({ body: { email: newEmail() } }),
  'PUT /api/update-profile': async () => ({ body: formOf(user) }),
  // Without the version of the example, which does not match.
  'PUT /api/me': async () => ({ body: user }),
  'GET /api/data-exports/{id}/archive': 'dataExport',
  'PATCH /api/webhook-endpoints/{id}': 'webhookEndpoint',
  'DELETE /api/webhook-endpoints/{id}': 'webhookEndpoint',
  'POST /api/webhook-endpoints/{id}/secret': 'webhookEndpoint',
  'POST /api/webhook-endpoints/{id}/test': 'webhookEndpoint',
  'GET /api/webhook-endpoints/{id}/deliveries': 'webhookEndpoint',
  'GET /api/webhook-feed': async () => ({ path: '/api/webhook-feed?after_seq=0' }),
  'POST /api/webhook-deliveries/{id}/redeliver (still on its way)': 'webhookDelivery',
  'DELETE /api/api-keys/{id}': 'apiKey',
  'DELETE /api/sessions/{id}': 'session',
  'POST /api/offers': async ({ market, shop }) => {
    const { id } = await market.world.createProduct({ shop: await shop(), takesOffers: true });
    return { body: { product_id: id, price: '100' } };
  },
  'POST /api/offers/{id}/answer (withdraw)': async ({ asker, thing }) => {
    const { body } = await (await asker('buyer')).get(`/api/offers/${await thing('offer')}`);
    return { body: { action: 'withdraw', version: body.version } };
  },
  'POST /api/offers/{id}/order': async ({ once, done, market, shop }) => {
    const id = await once('agreed offer', async () => {
      const { id: product_id } = await market.world.createProduct({ shop: await shop(), takesOffers: true });
      const made = await done('buyer', 'post', '/api/offers', { product_id, price: '100' });
      await done('seller', 'post', `/api/offers/${made.id}/answer`, { action: 'accept', version: 1 });
      return made.id;
    });
    return { path: `/api/offers/${id}/order`, body: shipping };
  },
  'POST /api/admin/categories': async ({ market }) => ({
    body: { name: 'Looms', parent_id: (await market.world.createCategory()).id },
  }),
  'PUT /api/admin/categories/{id}/parent': async () => ({ body: { parent_id: null } }),
  'DELETE /api/admin/users/{id}/suspension': async ({ market }) => {
    const { id } = await market.world.createUser({
      suspendedAt: market.clock.now(),
      suspensionReason: 'Parcels never came.',
    });
    return { path: `/api/admin/users/${id}/suspension` };
  },
  'DELETE /api/admin/users/{id}/sessions/{session}': async ({ thing }) => ({
    path: `/api/admin/users/${await thing('buyer')}/sessions/${await thing('session')}`,
  }),
  'POST /api/admin/staff-invitations': async () => ({ body: { email: newEmail(), role: 'money' } }),
  'DELETE /api/admin/staff-invitations/{id}': async (scene) => ({
    path: `/api/admin/staff-invitations/${await invitationFor(scene, 'buyer')}`,
  }),
  'PUT /api/admin/staff/{id}/role': async ({ market }) => ({
    path: `/api/admin/staff/${(await market.world.createUser({ staffRole: 'money' })).id}/role`,
  }),
  'DELETE /api/admin/staff/{id}': async ({ market }) => ({
    path: `/api/admin/staff/${(await market.world.createUser({ staffRole: 'money' })).id}`,
  }),
  'GET /api/staff-invitations/{id}': async (scene, who) => ({
    path: `/api/staff-invitations/${await invitationFor(scene, who)}`,
  }),
  'POST /api/staff-invitations/{id}/accept': async (scene, who) => ({
    path: `/api/staff-invitations/${await invitationFor(scene, who)}/accept`,
  }),
  'PUT /api/addresses/{id}': 'address',
  'DELETE /api/addresses/{id}': 'address',
  'POST /api/become-seller': async () => ({
    body: formOf({
      business_name: businessName(),
      ...papers,
      ...shop,
      city: 'Accra',
      region: 'Greater Accra',
      id_document: await anyPicture(),
      passport_picture: await anyPicture(),
    }),
  }),
  'POST /api/seller-application': async (scene, who) => ({
    body: {
      business_name: businessName(),
      ...papers,
      ...shop,
      city: 'Accra',
      region: 'Greater Accra',
      id_document: await uploaded(scene, who, 'identity-document'),
      passport_picture: await uploaded(scene, who, 'selfie'),
    },
  }),
  'PATCH /api/update-seller-profile/{slug}': async () => ({ body: formOf(shop) }),
  'POST /api/payments/initialize': async ({ thing, asker }) => {
    await thing('shop');
    const { body } = await (await asker('seller')).post('/api/subscriptions', { plan: '1_month' });
    return { body: { payment_type: 'subscription', subscription_id: String(body.id) } };
  },
  'POST /api/payments/initialize (a featured product)': async ({ market, shop }) => {
    // Another product, because a featured one cannot be featured again.
    const { id } = await market.world.createProduct({ shop: await shop() });
    return { body: { payment_type: 'featured_product', product_id: id, duration_type: '1_week' } };
  },
  'GET /api/featured-products/figures': async ({ thing }) => ({
    path: `/api/featured-products/figures?ids=${await thing('campaign')}`,
  }),
  'GET /api/receipts/{number}': 'receipt',
  'GET /api/v1/categories/{slug}/fields': 'categorySlug',
  'POST /api/products': async (scene) => {
    const [front, back, side] = [await anyPicture(), await anyPicture(), await anyPicture()];
    const body = formOf({ ...product, category: await scene.thing('categorySlug'), is_active: 'true', images: front });
    for (const picture of [back, side]) body.append('images', picture);
    return { body };
  },
  'POST /api/v1/products': async (scene, who) => ({
    body: {
      ...product,
      stock_quantity: 5,
      is_active: true,
      category: await scene.thing('categorySlug'),
      image_ids: await threePictures(scene, who),
      specifications: {},
    },
  }),
  'PUT /api/products/{slug}/variants': async () => ({
    body: { options: [], variants: [{ option_values: [], price: '12.00' }] },
  }),
  'PATCH /api/products/{slug}': async () => ({ body: { price: '12.00' } }),
  'POST /api/products/bulk/preview': async ({ thing }) => ({
    body: { ids: [await thing('product')], price_percent: -10 },
  }),
  'POST /api/products/bulk': async ({ thing }) => ({
    body: { items: [{ id: await thing('product'), version: 1, price: '12.00' }] },
  }),
  'POST /api/product-imports': async () => ({ body: formOf({ file: new Blob(['sku,price\nNONE-1,5']) }) }),
  'GET /api/product-imports/{id}': 'productImport',
  'GET /api/product-imports/{id}/faults': 'productImport',
  'POST /api/product-imports/{id}/apply': 'productImport',
  'POST /api/product-imports/{id}/cancel': 'productImport',
  'POST /api/orders/create': async (scene, who) => {
    const asked = { product_id: await scene.thing('product'), quantity: 1 };
    // A seller's cart cannot contain their own products.
    if (!['visitor', 'seller', 'suspended seller'].includes(who))
      await scene.done(who, 'post', '/api/add-to-cart', asked);
    return { body: shipping };
  },
  'POST /api/orders/single': async ({ thing }) => ({
    body: { ...shipping, product_id: await thing('product'), quantity: 1 },
  }),
  'GET /api/return-photos/{id}': async ({ done, once, thing, upload }) => {
    const photo = await once('return photo', async () => {
      const steps = `/api/orders/${await thing('order')}/status`;
      for (const action of ['accept', 'dispatch', 'deliver']) await done('seller', 'post', steps, { action });
      const id = await upload('buyer', 'return-photo');
      const wrong = { reason: 'The seam is torn', return_reason: 'damaged', photo_ids: [id] };
      await done('buyer', 'post', steps, { action: 'request_return', ...wrong });
      return id;
    });
    return { path: `/api/return-photos/${photo}` };
  },
  'POST /api/orders/{order_id}/pay': async () => ({ body: { network: 'mtn', phone: '0547955140' } }),
  'GET /api/order-money': async ({ thing }) => ({ path: `/api/order-money?ids=${await thing('order')}` }),
  'POST /api/payments/{reference}/code': async ({ thing }) => ({
    path: `/api/payments/${await thing('payment')}/code`,
    body: { code: '123456' },
  }),
  'POST /api/orders/{order_id}/status (cancel)': async () => ({ body: { action: 'cancel', reason: 'Found nearer' } }),
  'POST /api/orders/{order_id}/status (accept)': async () => ({ body: { action: 'accept' } }),
  'POST /api/send-product-review/{slug}': async () => ({ body: formOf(review) }),
  'POST /api/v1/products/{slug}/reviews': async () => ({ body: { ...review, rating: 4 } }),
  'PATCH /api/v1/shop-reviews/{id}': 'shopReview',
  'GET /api/chat-pictures/{id}': 'chatPicture',
  'POST /api/chat/{id}/hide': async () => ({ body: { number: 1, hidden: true } }),
  "POST /api/notifications/read (the seller's)": async ({ thing }) => ({ body: { id: await thing('notification') } }),
  'PUT /api/notifications/choices': async () => ({ body: { kind: 'wishlist', channel: 'mail', is_on: false } }),
  'POST /api/notifications/read (all)': async () => ({ body: {} }),
  'POST /api/report-seller': async ({ thing }) => ({
    body: { seller_id: await thing('shop'), reason: 'Misleading product descriptions', details: 'It was printed.' },
  }),
  'POST /api/reports': async ({ thing }) => ({
    body: {
      kind: 'product',
      subject_id: await thing('product'),
      reason: 'Misleading product descriptions',
      details: 'It was printed.',
    },
  }),
  'POST /api/admin/orders/{order_id}/act': async () => ({
    body: { act: 'cancel', reason: 'Both sides asked us to do this.' },
  }),
  'GET /api/admin/payments/{reference}': 'payment',
  'GET /api/admin/messages/{id}': 'contactMessage',
  'POST /api/admin/messages/{id}/answer': 'contactMessage',
  'POST /api/admin/messages/{id}/close': 'contactMessage',
  'PUT /api/admin/messages/{id}/assignee': 'contactMessage',
  'GET /api/contact-messages/{id}': 'contactMessage',
  'POST /api/contact-messages/{id}/replies': 'contactMessage',
  'GET /api/admin/reports/{id}': 'sellerReport',
  'POST /api/admin/reports/{id}/decision': 'sellerReport',
  'GET /dev/mail/{id}': async ({ market }) => ({ path: `/dev/mail/${await keptMail(market.mailer)}` }),
  'GET /dev/mail/{id}/html': async ({ market }) => ({ path: `/dev/mail/${await keptMail(market.mailer)}/html` }),
  'GET /api/docs/{file}': async () => ({ path: '/api/docs/swagger-ui.css' }),
};

async function keptMail(mailer: AccessScene['market']['mailer']): Promise<string> {
  await mailer.deliver({ to: 'efua@example.com', subject: 'Good morning', text: 'Hello', html: '<p>Hello</p>' });
  return mailer.stored?.()[0]?.id ?? '';
}
