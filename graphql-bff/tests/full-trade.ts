import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import sharp from 'sharp';

export type Market = Awaited<ReturnType<typeof startTestMarketplace>>;
export type Client = Awaited<ReturnType<typeof browserOf>>;
type World = Market['world'];
export type Shop = Awaited<ReturnType<World['createShop']>>;
type Category = Awaited<ReturnType<World['createCategory']>>;

export interface Product {
  id: string;
  slug: string;
  /** Slug of the one that offers it. */
  shop: string;
}

const shipping = {
  shipping_full_name: 'Ama Serwaa Mensah',
  shipping_phone: '0244123456',
  shipping_address: '12 Oxford Street, Osu',
  shipping_city: 'Accra',
  shipping_region: 'Greater Accra',
};

export const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

export async function inTurn<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const n of upTo(count)) results.push(await make(n));
  return results;
}

export async function done(answer: ReturnType<Client['post']>) {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Accepted orders are on the pick list. */
export async function sellToBePacked(market: Market, seller: Client, product: Parameters<typeof sellTo>[1]) {
  const code = await sellTo(market, product);
  await done(seller.post(`/api/orders/${code}/status`, { action: 'accept' }));
}

/** Offered as sellers do it, with as many pictures and technical data as may be. */
export async function offer(market: Market, shop: Shop, many: number, category: Category): Promise<Product> {
  const seller = await browserOf(market, shop.owner);
  const pictures = Math.min(Math.max(many, catalogLimits.imagesMin), catalogLimits.imagesMax);
  const colour = { width: 90, height: 60, channels: 3 as const, background: '#0f5c43' };
  const jpeg = new Uint8Array(await sharp({ create: colour }).jpeg().toBuffer());
  const imageIds = await inTurn(pictures, async () => {
    const form = new FormData();
    form.append('file', new Blob([jpeg], { type: 'image/jpeg' }), 'one.jpg');
    return String((await done(seller.send('POST', '/api/uploads?purpose=product-picture', form))).id);
  });
  const specifications = Object.fromEntries(upTo(many).map((n) => [`field_${n}`, `Value ${n}`]));
  const product = await done(
    seller.post('/api/v1/products', {
      name: 'Kente Stole',
      description: 'Woven by hand in Bonwire.',
      price: '350',
      compare_at_price: '400',
      category: category.slug,
      stock_quantity: 50,
      is_active: true,
      takes_offers: true,
      image_ids: imageIds,
      specifications,
    }),
  );
  return { id: String(product.id), slug: String(product.slug), shop: shop.businessSlug };
}

/** Orders each product once, adds it to the wishlist and follows its shop. */
export async function buyAndSave(viewer: Client, products: readonly Product[]): Promise<void> {
  for (const { id, shop } of products) {
    await done(viewer.post('/api/orders/single', { product_id: id, quantity: 1, ...shipping }));
    await done(viewer.post('/api/add-to-wishlist', { product_id: id }));
    await done(viewer.put(`/api/shops/${shop}/follow`));
  }
}

/** All in one order, and then in the cart once more; its number. */
export async function orderAll(viewer: Client, products: readonly Pick<Product, 'id'>[]): Promise<string> {
  const fillCart = async () => {
    for (const { id } of products) await done(viewer.post('/api/add-to-cart', { product_id: id, quantity: 1 }));
  };
  await fillCart();
  const { order } = await done(viewer.post('/api/orders/create', shipping));
  await fillCart();
  return String(order?.order_id);
}

/** Also writes to a user who asks about it. */
export async function sellTo(market: Market, product: Pick<Product, 'id'>): Promise<string> {
  const buyer = await browserOf(market, await market.world.createUser());
  const { order } = await done(buyer.post('/api/orders/single', { product_id: product.id, quantity: 1, ...shipping }));
  await done(buyer.post('/api/chat/create', { product: product.id, message: 'Is it there?' }));
  return String(order?.order_id);
}

/** A conversation and an offer about each product, the first with as many messages. */
export async function talk(viewer: Client, products: readonly Product[], many: number) {
  const ids = await inTurn(products.length, async (n) => {
    const { data } = await done(viewer.post('/api/chat/create', { product: products[n - 1]?.id, message: 'Hello' }));
    return String(data?.id);
  });
  const [first = ''] = ids;
  await inTurn(many, (n) => done(viewer.post(`/api/chat/send?conversationId=${first}`, { content: `Word ${n}` })));
  const bargain = (n: number) => done(viewer.post('/api/offers', { product_id: products[n - 1]?.id, price: '1' }));
  const [made] = await inTurn(products.length, bargain);
  return { conversationId: first, offerId: String(made?.id) };
}

/** Reviews of the product and its shop by this many users, one of them the viewer. */
export async function reviewBy(market: Market, { slug, shop }: Product, many: number): Promise<void> {
  const review = { title: 'Well woven', comment: 'The colours stay as they were.' };
  await inTurn(many, async () => {
    const reviewer = await browserOf(market, await market.world.createUser());
    await done(reviewer.post(`/api/v1/products/${slug}/reviews`, { ...review, rating: 4 }));
    const scores = { overall_rating: 5, product_quality_rating: 4 };
    await done(reviewer.post('/api/send-shop-review', { ...review, ...scores, seller_slug: shop }));
  });
}
