import type { ReportKind } from '@besesaka/schema/admin/limits.ts';
import { eq } from 'drizzle-orm';
import { refuseOwnCase } from '#accounts/is-admin.ts';
import { users } from '#accounts/tables.ts';
import { products } from '#catalog/tables.ts';
import { conversations } from '#chat/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';

export interface Subject {
  shopId: string;
  /** The seller or the author. */
  ownerId: string;
  name: string;
  text: string;
  /** The public page or, if there is none, the admin's page. */
  path: string;
  /** The page where the owner manages it. */
  ownPath: string;
  isHidden: boolean;
}

/** Returns the current state of the reported content, or null if it no longer exists. */
export async function findSubject(ctx: Ctx, kind: ReportKind, id: string): Promise<Subject | null> {
  return (await finders[kind](ctx, id)) ?? null;
}

/** An admin must not decide about their own content, or about content that concerns their own shop. */
export async function refuseOwnSubject(ctx: Ctx, adminId: string, { ownerId, shopId }: OwnedSubject): Promise<void> {
  const [shop] = await ctx.db.select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
  refuseOwnCase(adminId, ownerId, ...(shop ? [shop.ownerId] : []));
}

type OwnedSubject = Pick<Subject, 'ownerId' | 'shopId'>;

type Find = (ctx: Ctx, id: string) => Promise<Subject | null | undefined>;

const finders: Record<ReportKind, Find> = {
  shop: ofShop,
  product: ofProduct,
  review: async (ctx, id) => (await ofProductReview(ctx, id)) ?? ofShopReview(ctx, id),
  conversation: ofConversation,
};

async function ofShop({ db }: Ctx, id: string) {
  const [shop] = await db.select().from(shops).where(eq(shops.id, id));
  return (
    shop && {
      shopId: id,
      ownerId: shop.ownerId,
      name: shop.businessName,
      text: shop.description,
      path: `/shops/${shop.businessSlug}`,
      ownPath: '/dashboard/shop',
      isHidden: shop.takenDownAt !== null,
    }
  );
}

async function ofProduct({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ product: products, ownerId: shops.ownerId })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, ownerId } = found;
  const path = `/products/${product.slug}`;
  return {
    shopId: product.shopId,
    ownerId,
    name: product.name,
    text: product.description,
    path,
    ownPath: '/dashboard/shop/products',
    isHidden: product.hiddenAt !== null,
  };
}

async function ofProductReview({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ review: productReviews, slug: products.slug, name: products.name, shopId: products.shopId })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.id, id));
  if (!found) return null;
  const { review, slug, name, shopId } = found;
  return { shopId, ...ofReview({ ...review, stars: review.rating, about: name, path: `/products/${slug}#reviews` }) };
}

async function ofShopReview({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ review: shopReviews, slug: shops.businessSlug, name: shops.businessName })
    .from(shopReviews)
    .innerJoin(shops, eq(shops.id, shopReviews.shopId))
    .where(eq(shopReviews.id, id));
  if (!found) return null;
  const { review, slug, name } = found;
  const subject = ofReview({ ...review, stars: review.overall, about: name, path: `/shops/${slug}#reviews` });
  return { shopId: review.shopId, ...subject };
}

interface ReviewParts {
  userId: string;
  reviewerName: string;
  stars: number;
  title: string;
  comment: string;
  hiddenAt: Date | null;
  about: string;
  path: string;
}

function ofReview({ userId, reviewerName, stars, title, comment, hiddenAt, about, path }: ReviewParts) {
  const name = `Review of ${about}`;
  const text = `${reviewerName}, ${stars} of 5 stars: ${title}\n${comment}`;
  return { ownerId: userId, name, text, path, ownPath: path, isHidden: hiddenAt !== null };
}

async function ofConversation({ db }: Ctx, id: string) {
  const [found] = await db
    .select({ shopId: shops.id, ownerId: shops.ownerId, shopName: shops.businessName, buyerName: users.fullName })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .innerJoin(users, eq(users.id, conversations.buyerId))
    .where(eq(conversations.id, id));
  if (!found) return null;
  const { shopId, ownerId, shopName, buyerName } = found;
  const path = `/chat/${id}`;
  return { shopId, ownerId, name: `${buyerName} and ${shopName}`, text: '', path, ownPath: path, isHidden: false };
}
