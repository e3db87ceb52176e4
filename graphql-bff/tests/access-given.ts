import type { AccessScene, Caller, Thing } from '@besesaka/marketplace/tests/world/access-parts.ts';
import { appRequest } from '@besesaka/marketplace/tests/world/access-things.ts';
import { firstCode } from '@besesaka/marketplace/tests/world/authenticator.ts';
import { invitationFor } from '@besesaka/marketplace/tests/world/invitation-for.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';

type Values = Record<string, unknown>;
type Given = (scene: AccessScene, who: Caller) => Promise<Values>;

/** Values of arguments and input fields by their names. */
export const thingsByName: Record<string, Thing> = {
  productId: 'product',
  productSlug: 'productSlug',
  shopId: 'shop',
  shopSlug: 'shopSlug',
  conversationId: 'conversation',
  orderId: 'order',
  itemId: 'line',
  reviewId: 'productReview',
  addressId: 'address',
  sessionId: 'session',
  apiKeyId: 'apiKey',
  oauthAppId: 'oauthApp',
  productImportId: 'productImport',
  webhookEndpointId: 'webhookEndpoint',
  webhookDeliveryId: 'webhookDelivery',
  notificationId: 'notification',
  reference: 'payment',
  cardId: 'card',
  payoutId: 'payout',
  userId: 'seller',
};

const slugOf = (thing: Thing): Given => {
  return async (scene) => ({ slug: await scene.thing(thing) });
};
const bySlug = (thing: Thing): Given => {
  return async (scene) => ({ by: { slug: await scene.thing(thing) } });
};
const idOf = (thing: Thing): Given => {
  return async (scene) => ({ id: await scene.thing(thing) });
};
const conversation: Given = async ({ thing }) => ({ conversationId: await thing('conversation') });
const uploaded = (scene: AccessScene, who: Caller, purpose: string) =>
  who === 'visitor' ? Promise.resolve(crypto.randomUUID()) : scene.upload(who, purpose);
const nodeIdOf = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');
const newEmail = () => `${crypto.randomUUID()}@example.com`;
const threePictures = async (scene: AccessScene, who: Caller) => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await uploaded(scene, who, 'product-picture'));
  return ids;
};

/** What fields are asked with where names do not say it, by the row of access.md: put over what is filled in. */
export const given: Record<string, Given> = {
  'Mutation.setOpeningHours': async () => ({ hoursVersion: undefined }),
  'Mutation.inviteStaff': async () => ({ email: newEmail() }),
  'Mutation.withdrawStaffInvitation': async (scene) => ({ invitationId: await invitationFor(scene, 'buyer') }),
  'Mutation.changeStaffRole': async ({ market }) => ({
    userId: (await market.world.createUser({ staffRole: 'money' })).id,
  }),
  'Mutation.removeStaff': async ({ market }) => ({
    userId: (await market.world.createUser({ staffRole: 'money' })).id,
  }),
  'Mutation.acceptStaffInvitation': async (scene, who) => ({ invitationId: await invitationFor(scene, who) }),
  'Viewer.staffInvitation': async (scene, who) => ({ id: await invitationFor(scene, who) }),
  'Query.campaign': idOf('campaign'),
  'Query.category': bySlug('categorySlug'),
  'Query.conversation': idOf('conversation'),
  'Query.node (a product)': async ({ thing }) => ({ nodeId: nodeIdOf('Product', await thing('product')) }),
  'Query.node (an order)': async ({ thing }) => ({ nodeId: nodeIdOf('Order', await thing('order')) }),
  'Query.nodes (a product)': async ({ thing }) => ({ nodeIds: [nodeIdOf('Product', await thing('product'))] }),
  'Query.nodes (an order)': async ({ thing }) => ({ nodeIds: [nodeIdOf('Order', await thing('order'))] }),
  'Query.offer': idOf('offer'),
  'Query.order': idOf('order'),
  'Query.policy': async () => ({ slug: 'terms' }),
  'Query.product': bySlug('productSlug'),
  'Query.productFacets': async ({ thing }) => ({ filter: { category: await thing('categorySlug') } }),
  'Query.receipt': async ({ thing }) => ({ number: Number(await thing('receipt')) }),
  'Query.shop': bySlug('shopSlug'),
  'Query.specificationFields': async ({ thing }) => ({ category: await thing('categorySlug') }),
  'Viewer.dataExport': async ({ thing }) => {
    await thing('dataExport');
    return {};
  },
  'Viewer.payoutStatement': idOf('payout'),
  'Viewer.productReview': bySlug('productSlug'),
  'Viewer.shopReview': bySlug('shopSlug'),
  'Admin.application': idOf('application'),
  'Mutation.requestListExport': async () => ({ month: '2026-11' }),
  'Admin.report': idOf('sellerReport'),
  'Admin.contactMessage': idOf('contactMessage'),
  'Admin.user': idOf('buyer'),
  'Admin.order': idOf('order'),
  'Admin.orderActs': idOf('order'),
  'Admin.category': idOf('category'),
  'Mutation.changeSetting': async () => ({
    name: 'BANNER',
    value: 'Free delivery this week.',
    categorySlug: null,
    shopSlug: null,
    validFrom: null,
    reason: 'The week of the fair.',
    version: 0,
  }),
  'Mutation.addCategory': async ({ market }) => ({ name: 'Looms', parentId: (await market.world.createCategory()).id }),
  'Mutation.changeCategory': async ({ thing }) => ({
    id: await thing('category'),
    name: 'Looms',
    fields: null,
    icon: null,
    isHidden: null,
    version: 1,
  }),
  'Mutation.orderCategory': async ({ thing }) => ({ id: await thing('category'), position: 0 }),
  'Mutation.deleteCategory': async ({ market }) => ({ id: (await market.world.createCategory()).id }),
  'Mutation.moveCategory': async ({ thing }) => ({ id: await thing('category'), parentId: null }),
  'Mutation.suspendUser': async ({ thing }) => ({
    userId: await thing('buyer'),
    reason: 'Parcels never came.',
    until: null,
  }),
  'Mutation.liftSuspension': async ({ market }) => {
    const suspension = { suspendedAt: market.clock.now(), suspensionReason: 'Parcels never came.' };
    return { userId: (await market.world.createUser(suspension)).id };
  },
  'Mutation.createOauthApp': async () => ({
    name: 'Parcel planner',
    site: 'https://planner.example',
    redirectUris: ['https://planner.example/callback'],
    isConfidential: false,
  }),
  'Mutation.changeOauthApp': async ({ thing }) => ({
    oauthAppId: await thing('oauthApp'),
    name: 'Planner',
    site: 'https://planner.example',
    redirectUris: ['https://planner.example/callback'],
  }),
  'Mutation.authorizeApp': async (scene) => ({ request: await appRequest(scene) }),
  'Viewer.authorization': async (scene) => ({ request: await appRequest(scene) }),
  'Mutation.changeWebhookEndpoint': async ({ thing }) => ({
    webhookEndpointId: await thing('webhookEndpoint'),
    isPaused: true,
  }),
  'Mutation.createWebhookEndpoint': async () => ({
    name: 'Printer',
    url: 'https://example.com/hook',
    events: ['ORDER_PLACED'],
  }),
  'Mutation.createApiKey': async () => ({ name: 'Stock sync', scopes: ['CHAT_READ'], days: 30 }),
  'Mutation.endSessionsOfUser': async ({ thing }) => ({
    userId: await thing('buyer'),
    sessionId: await thing('session'),
  }),
  'Mutation.applyToSell': async (scene, who) => ({
    shopName: `Adepa ${crypto.randomUUID()}`,
    idDocumentId: await uploaded(scene, who, 'identity-document'),
    passportPictureId: await uploaded(scene, who, 'selfie'),
  }),
  'Mutation.archiveProduct': slugOf('productSlug'),
  'Mutation.cancelPlan': idOf('subscription'),
  'Mutation.changeProduct': async ({ thing }) => ({ input: { slug: await thing('productSlug'), price: '12.00' } }),
  'Mutation.setProductVariants': async ({ thing }) => ({
    input: {
      slug: await thing('productSlug'),
      options: [],
      variants: [{ optionValues: [], price: '12.00' }],
    },
  }),
  'Mutation.duplicateProduct': slugOf('productSlug'),
  'Mutation.previewBulkEdit': async ({ thing }) => ({
    productIds: [await thing('product')],
    change: { pricePercent: -10 },
  }),
  'Mutation.applyBulkEdit': async ({ thing }) => ({
    items: [{ productId: await thing('product'), version: 1, price: '12.00' }],
  }),
  'Viewer.productImport': idOf('productImport'),
  'Mutation.createProduct': async (scene, who) => ({
    category: await scene.thing('categorySlug'),
    imageIds: await threePictures(scene, who),
  }),
  'Mutation.answerContact': async ({ thing }) => ({
    id: await thing('contactMessage'),
    content: 'The rider comes tomorrow.',
  }),
  'Mutation.closeContact': idOf('contactMessage'),
  'Mutation.assignContact': async ({ thing }) => ({ id: await thing('contactMessage'), isMine: true }),
  'Mutation.followUpContact': async ({ thing }) => ({
    id: await thing('contactMessage'),
    content: 'It came, thank you.',
    token: null,
  }),
  'Query.contactMessage': async ({ thing }) => ({ id: await thing('contactMessage'), token: null }),
  'Mutation.decideApplication': idOf('application'),
  'Mutation.changeQuickReplies': async () => ({ replies: ['Yes, it is still there.'], version: 0 }),
  'Mutation.decideReport': async ({ thing }) => ({
    id: await thing('sellerReport'),
    note: 'Thank you for telling us.',
  }),
  'Mutation.buyCampaign': async ({ market, shop }) => ({
    // Another product, because a featured one cannot be featured again.
    productId: (await market.world.createProduct({ shop: await shop() })).id,
  }),
  'Mutation.extendCampaign': async ({ thing }) => ({
    id: await thing('campaign'),
    idempotencyKey: crypto.randomUUID(),
  }),
  'Mutation.logIn': async (scene) => ({ email: (await scene.user('buyer')).email, password }),
  'Mutation.confirmSecondFactor': async (scene, who) => ({ code: await firstCode(scene, who) }),
  'Mutation.removeSecondFactor': async (scene, who) => {
    if (who !== 'admin') return { code: '000000' };
    const code = await firstCode(scene, who);
    const { recovery_codes } = await scene.done(who, 'post', '/api/second-factor/confirm', { code });
    return { code: String(recovery_codes?.[0]) };
  },
  'Mutation.placeCart': async (scene, who) => {
    const asked = { product_id: await scene.thing('product'), quantity: 1 };
    // A seller's cart cannot contain their own products.
    if (!['visitor', 'seller', 'suspended seller'].includes(who))
      await scene.done(who, 'post', '/api/add-to-cart', asked);
    return { expectedTotal: null };
  },
  'Mutation.makeOffer': async ({ market, shop }) => {
    const { id: productId } = await market.world.createProduct({ shop: await shop(), takesOffers: true });
    return { productId, price: '100', hours: null };
  },
  'Mutation.answerOffer (withdraw)': async ({ asker, thing }) => {
    const offerId = await thing('offer');
    const { body } = await (await asker('buyer')).get(`/api/offers/${offerId}`);
    return { offerId, action: 'WITHDRAW', version: body.version };
  },
  'Mutation.placeOffer': async ({ done, market, once, shop }) => {
    const offerId = await once('agreed offer', async () => {
      const { id } = await market.world.createProduct({ shop: await shop(), takesOffers: true });
      const made = await done('buyer', 'post', '/api/offers', { product_id: id, price: '100' });
      await done('seller', 'post', `/api/offers/${made.id}/answer`, { action: 'accept', version: 1 });
      return String(made.id);
    });
    return { offerId, expectedTotal: null };
  },
  'Mutation.placeProduct': async () => ({ expectedTotal: null }),
  'Mutation.recordProductView': slugOf('productSlug'),
  'Mutation.report': async ({ thing }) => ({ kind: 'PRODUCT', subjectId: await thing('product'), evidenceIds: [] }),
  'Viewer.appeal': async ({ thing }) => ({ kind: 'PRODUCT', subjectId: await thing('product') }),
  'Mutation.writeAppeal': async ({ thing }) => ({ kind: 'PRODUCT', subjectId: await thing('product') }),
  'Mutation.setHidden': async ({ thing }) => ({
    kind: 'PRODUCT',
    id: await thing('product'),
    isHidden: true,
    reason: 'Printed cloth is not kente.',
  }),
  'Mutation.deleteHiddenPictures': async ({ market }) => {
    const { id } = await market.world.createProduct({ hiddenAt: market.clock.now(), archivedAt: market.clock.now() });
    return { kind: 'PRODUCT', id, reason: 'Printed cloth is not kente.' };
  },
  'Mutation.recordShowings': async ({ thing }) => ({ productIds: [await thing('product')] }),
  'Mutation.reportShop': async () => ({ evidenceIds: [] }),
  'Mutation.requestPasswordReset': async () => ({ email: newEmail() }),
  'Mutation.restoreProduct': slugOf('productSlug'),
  'Mutation.saveAddress (a new one)': async () => ({ addressId: null }),
  'Mutation.sendMessage': async () => ({ replyToId: null }),
  'Mutation.signUp': async () => ({ email: newEmail() }),
  'Mutation.startConversation (about a product)': async ({ thing }) => ({
    about: { productId: await thing('product') },
  }),
  'Mutation.setCampaignRenewal': idOf('campaign'),
  'Mutation.setPlanRenewal': idOf('subscription'),
  'Mutation.changeShopReview': async ({ thing }) => ({ reviewId: await thing('shopReview') }),
  'Mutation.writeProductReview': async () => ({ photoIds: [] }),
  'Subscription.messageAdded (of one conversation)': conversation,
  'Subscription.messagesRead (of one conversation)': conversation,
  'Subscription.productChanged': idOf('product'),
  'Subscription.shopChanged': bySlug('shopSlug'),
};
