import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { type Browser, type Json, resultOf, type TestBff } from './bff.ts';

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;

export const orderFields = `id state version total { amount } itemCount viewerIs allowedActions paymentMethod
  buyerEmail shop { name slug } shippingAddress { city } expiresAt items { edges { node { productName quantity price { amount } total { amount } } } }
  steps { state by reason }`;

const failure = `code message ... on ValidationError { fields { field messages } }`;
const failures = `errors { __typename ${failure} }`;
const shortage = `errors { __typename ... on InsufficientStockError { left product { id } } ${failure} }`;

export const cartFields = `itemCount version total { amount }
  items { id productId name quantity lineTotal { amount } shop { slug }
    product { slug inStock stockQuantity price { amount } } }`;

export const addToCart = `mutation ($productId: ID!, $quantity: Int! = 1) {
  addToCart(input: { productId: $productId, quantity: $quantity }) { cart { ${cartFields} } ${shortage} } }`;

export const updateCartItem = `mutation ($itemId: ID!, $quantity: Int!) {
  changeCartItem(input: { itemId: $itemId, quantity: $quantity }) { cart { ${cartFields} } ${shortage} } }`;

export const removeFromCart = `mutation ($itemId: ID!) {
  removeFromCart(input: { itemId: $itemId }) { cart { ${cartFields} } ${failures} } }`;

export const clearCart = `mutation { clearCart { cart { ${cartFields} } ${failures} } }`;

const placed = `orders { ${orderFields} } errors { __typename ... on TotalChangedError { total { amount currency } }
  ... on InsufficientStockError { left product { id } } ${failure} }`;

export const placeCart = `mutation ($input: PlaceCartInput!) {
  placeCart(input: $input) { ${placed} } }`;

export const placeProduct = `mutation ($input: PlaceProductInput!) {
  placeProduct(input: $input) { ${placed} } }`;

export const settleAttempt = `mutation ($key: String!) {
  settleOrderAttempt(input: { idempotencyKey: $key }) { orders { ${orderFields} } ${failures} } }`;

export const changeOrder = `mutation ($input: ChangeOrderInput!) {
  changeOrder(input: $input) { order { ${orderFields} } ${failures} } }`;

export const readOrder = `query ($id: ID!) { order(id: $id) { ${orderFields} } }`;

export const shipping = {
  shippingFullName: 'Ama Serwaa',
  shippingPhone: '0244123456',
  shippingAddress: '12 Oxford Street',
  shippingCity: 'Accra',
  shippingRegion: 'GREATER_ACCRA',
};

export const newKey = () => crypto.randomUUID();

/** Users with browsers of their own, in the test world. */
export function createShoppers(market: Market, bff: TestBff) {
  async function logIn(email: string): Promise<Browser> {
    const browser = bff.browser();
    await browser.logIn(email, password);
    return browser;
  }

  async function buyer() {
    const user = await market.world.createUser();
    return { user, browser: await logIn(user.email) };
  }

  /** A shop with one product, and its seller's browser. */
  async function seller(given: { pricePesewas?: number; stockQuantity?: number } = {}) {
    const shop = await market.world.createShop();
    const product = await market.world.createProduct({ shop, ...given });
    return { shop, product, browser: await logIn(shop.owner.email) };
  }

  /** An order of one piece, as its buyer sees it. */
  async function order(by: Browser, productId: string): Promise<Json> {
    const { data } = await by.query(placeProduct, {
      input: { ...shipping, productId, quantity: 1, idempotencyKey: newKey() },
    });
    const order = resultOf(data?.placeProduct)?.orders?.[0];
    if (!order) throw new Error(`Nothing was ordered: ${JSON.stringify(data)}`);
    return order;
  }

  return { buyer, seller, order };
}
