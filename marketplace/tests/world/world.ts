import { campaignLimits } from '@besesaka/schema/campaigns/limits.ts';
import { skeletonOf } from '@besesaka/schema/kernel/plain-name.ts';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#accounts/passwords.ts';
import { users } from '#accounts/tables.ts';
import { graceEnd, stateAt } from '#campaigns/rules.ts';
import { campaigns } from '#campaigns/tables.ts';
import { categories, products } from '#catalog/tables.ts';
import { payments } from '#payments/tables.ts';
import { type Clock, dayMs } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import type { Database } from '#platform/db/database.ts';
import { shops } from '#shops/tables.ts';

type User = typeof users.$inferSelect;
type Shop = typeof shops.$inferSelect;
type Product = typeof products.$inferSelect;
type Campaign = typeof campaigns.$inferSelect;
type Category = typeof categories.$inferSelect;

/** The password of every user in the test world. */
export const password = 'Akwaaba#2026';

const month = 30 * dayMs;

let hashed: Promise<string> | null = null;
let createdCount = 0;

interface Parts {
  db: Database;
  clock: Clock;
}

/** Creates users, shops and products for a test. The test names the properties that matter; the rest is made up. */
export function createWorld(parts: Parts) {
  const createUser = userMaker(parts);
  const createShop = shopMaker(parts, createUser);
  const createCategory = categoryMaker(parts);
  const createProduct = productMaker(parts, createShop, createCategory);
  const createCampaign = campaignMaker(parts);
  return { createUser, createShop, createCategory, createProduct, createCampaign };
}

export type World = ReturnType<typeof createWorld>;

function userMaker({ db, clock }: Parts) {
  return async (given: Partial<User> = {}) => {
    createdCount += 1;
    hashed ??= hashPassword({ client: { address: 'local', userAgent: '' } }, password);
    const values = {
      id: newId(),
      fullName: 'Ama Serwaa Mensah',
      email: `user${createdCount}@example.com`,
      telephoneNumber: '0244123456',
      telephoneE164: '+233244123456',
      passwordHash: await hashed,
      // The accounts are not new, because restrictions on new accounts have their own tests.
      dateJoined: new Date(clock.now().getTime() - month),
      emailConfirmedAt: clock.now(),
      ...given,
    };
    return first(await db.insert(users).values(values).returning());
  };
}

function shopMaker({ db, clock }: Parts, createUser: ReturnType<typeof userMaker>) {
  return async ({ owner, ...given }: Partial<Shop> & { owner?: User } = {}) => {
    createdCount += 1;
    const number = createdCount;
    const seller = owner ?? (await createUser({ isSeller: true }));
    const values = {
      id: newId(),
      ownerId: seller.id,
      businessName: `Adinkra Shop ${number}`,
      businessSlug: `adinkra-shop-${number}`,
      description: 'Good things, well made.',
      businessEmail: seller.email,
      businessPhone: '0244123456',
      businessAddress: '12 Oxford Street, Osu',
      city: 'Accra',
      region: 'Greater Accra',
      verification: 'verified' as const,
      createdAt: clock.now(),
      ...given,
      ratingAverage: averageOf(given),
      nameKey: skeletonOf(given.businessName ?? `Adinkra Shop ${number}`),
    };
    return { ...first(await db.insert(shops).values(values).returning()), owner: seller };
  };
}

function categoryMaker({ db }: Parts) {
  return async (given: Partial<Category> = {}) => {
    createdCount += 1;
    const slug = given.slug ?? `category-${createdCount}`;
    const name = given.name ?? `Category ${createdCount}`;
    const base = { id: newId(), name, slug, icon: 'bag', position: createdCount, fullPath: name, path: [slug] };
    return first(
      await db
        .insert(categories)
        .values({ ...base, ...given })
        .returning(),
    );
  };
}

function productMaker(
  { db, clock }: Parts,
  createShop: ReturnType<typeof shopMaker>,
  createCategory: ReturnType<typeof categoryMaker>,
) {
  return async ({ shop, category, ...given }: Partial<Product> & { shop?: Shop; category?: Category } = {}) => {
    createdCount += 1;
    const number = createdCount;
    const seller = shop ?? (await createShop());
    const kind = category ?? (await createCategory());
    const values = {
      id: newId(),
      shopId: seller.id,
      categoryId: kind.id,
      slug: `product-${number}`,
      sku: `SKU${String(number).padStart(7, '0')}`,
      name: `Kente Cloth ${number}`,
      description: 'Woven by hand in Bonwire.',
      pricePesewas: 12_500,
      stockQuantity: 20,
      isActive: true,
      categoryName: kind.name,
      categorySlug: kind.slug,
      categoryPath: kind.path,
      sellerName: seller.businessName,
      sellerSlug: seller.businessSlug,
      sellerVerified: seller.verification === 'verified',
      sellerCity: seller.city,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ratingAverage: averageOf(given),
      ...given,
    };
    return first(await db.insert(products).values(values).returning());
  };
}

/** A campaign that was paid a month before it ends, with its product featured. */
function campaignMaker({ db, clock }: Parts) {
  return async ({ productId, ...given }: Partial<Campaign> & { productId: string }) => {
    const now = clock.now();
    const product = first(await db.select().from(products).where(eq(products.id, productId)));
    const shop = first(await db.select().from(shops).where(eq(shops.id, product.shopId)));
    const endsAt = given.endsAt ?? new Date(now.getTime() + month);
    const ending = { endsAt, graceDays: given.graceDays ?? campaignLimits.graceDays };
    const startsAt = new Date(endsAt.getTime() - month);
    const paid = {
      purpose: 'featured_product' as const,
      subjectId: newId(),
      description: product.name,
      amountPesewas: 8000,
    };
    const payment = first(
      await db
        .insert(payments)
        .values({ id: newId(), userId: shop.ownerId, ...paid, state: 'succeeded', createdAt: startsAt })
        .returning(),
    );
    const plan = { durationType: '1_month' as const, durationDays: 30, amountPesewas: 8000 };
    const whose = { id: newId(), shopId: shop.id, productId, paymentId: payment.id };
    await db
      .update(products)
      .set({ featuredUntil: graceEnd(ending) })
      .where(eq(products.id, productId));
    const times = { startsAt, endsAt, createdAt: startsAt, toldState: stateAt(ending, now) };
    return first(
      await db
        .insert(campaigns)
        .values({ ...whose, ...plan, ...times, ...given })
        .returning(),
    );
  };
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('The row is not there');
  return row;
}

/** The average of reviews by users who did not buy the product. */
function averageOf({ ratingSum = 0, ratingCount = 0 }: { ratingSum?: number; ratingCount?: number }): number {
  return ratingSum / Math.max(ratingCount, 1);
}
