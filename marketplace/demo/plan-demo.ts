import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import { hashDemoPassword } from '#accounts/demo-logins.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import { type CampaignRows, planCampaigns } from './plan-campaigns.ts';
import { type ChatRows, planChats } from './plan-chats.ts';
import { type DayRow, planDays } from './plan-days.ts';
import { type NotificationRows, planNotifications } from './plan-notifications.ts';
import { type PlannedOrder, planOrders } from './plan-orders.ts';
import { ownerId, planPeople, type UserRow } from './plan-people.ts';
import { categoryPicture, everyShopPicture, type MediaRow, mediaRow, type PlannedPicture } from './plan-pictures.ts';
import {
  listedLines,
  type PlannedProduct,
  type ProductImageRow,
  type ProductRow,
  planProducts,
} from './plan-products.ts';
import {
  planReplies,
  planReviews,
  planShopReviews,
  type ReplyRow,
  type ReviewRow,
  type ShopReviewRow,
} from './plan-reviews.ts';
import {
  type ApplicationRow,
  type PlannedPaper,
  planApplications,
  planPapers,
  planShops,
  type ShopRow,
  shopId,
} from './plan-shops.ts';
import { planSubscriptions, type SubscriptionRows, withListingLimits } from './plan-subscriptions.ts';
import type { VariantRow } from './plan-variants.ts';
import { planWishes, type WishRows } from './plan-wishes.ts';

export interface DemoRows {
  users: UserRow[];
  shops: ShopRow[];
  applications: ApplicationRow[];
  papers: PlannedPaper[];
  media: MediaRow[];
  products: ProductRow[];
  images: ProductImageRow[];
  variants: VariantRow[];
  reviews: ReviewRow[];
  shopReviews: ShopReviewRow[];
  replies: ReplyRow[];
  days: DayRow[];
  wishes: WishRows;
  chats: ChatRows;
  orders: PlannedOrder[];
  campaigns: CampaignRows;
  subscriptions: SubscriptionRows;
  news: NotificationRows;
  /** The pictures of categories by category id. */
  categoryImages: { categoryId: string; imageId: string }[];
}

/** Returns every row of the demo. The same `now` always gives the same rows. */
export async function planDemo(now: Date): Promise<DemoRows> {
  const planned = planProducts(now);
  const reviews = planReviews(planned, now);
  const ofProduct = sumBy(reviews, (review) => review.productId);
  const campaigns = planCampaigns(planned, now);
  const products = planned.map(({ row }) => ({
    ...row,
    ...ratingOf(ofProduct, row.id),
    featuredUntil: campaigns.featuredUntil.get(row.id) ?? null,
  }));
  const lastReceipt = campaigns.receipts.at(-1)?.number ?? 1000;
  const opened = planShops(now);
  const subscriptions = planSubscriptions(opened, products, { now, lastReceipt });
  const shops = withListingLimits(opened, subscriptions);
  const shopOf = new Map(products.map((product) => [product.id, product.shopId]));
  const shopReviews = planShopReviews(reviews, shopOf);
  const people = planPeople({ now, passwordHash: await hashDemoPassword() });
  const orders = planOrders(planned, people, now);
  const chats = planChats(planned, orders, now);
  const applications = planApplications(shops, now);
  return {
    users: people,
    shops,
    applications,
    papers: planPapers(shops, applications),
    media: planMedia(planned, now),
    products,
    images: planned.flatMap((product) => product.images),
    variants: planned.flatMap((product) => product.variants),
    reviews,
    shopReviews,
    replies: planReplies(
      [
        ...reviews.map((review) => ({ ...review, stars: review.rating })),
        ...shopReviews.map((review) => ({ ...review, stars: review.overall })),
      ],
      now,
    ),
    days: planDays(planned, campaigns, now),
    wishes: planWishes(planned, now),
    chats,
    orders,
    campaigns,
    subscriptions,
    news: planNotifications({ orders, chats, reviews: ofKnownSeller(reviews, planned), people, now }),
    categoryImages: categoryPictures().map(({ slug, picture }) => ({
      categoryId: stableId(`category ${slug}`),
      imageId: picture.id,
    })),
  };
}

/** Returns the reviews of the demo seller's products. */
function ofKnownSeller(reviews: ReviewRow[], planned: PlannedProduct[]) {
  const [shop] = shopLines;
  if (!shop) return [];
  const theirs = new Map(planned.filter(({ row }) => row.shopId === shopId(shop.slug)).map(({ row }) => [row.id, row]));
  return reviews.flatMap((review) => {
    const product = theirs.get(review.productId);
    return product ? [{ ...review, slug: product.slug, ownerId: ownerId(shop) }] : [];
  });
}

/** Returns all pictures of the demo. They do not depend on the day of seeding. */
export function planPictures(now: Date): PlannedPicture[] {
  const ofProducts = planProducts(now).flatMap((product) => product.pictures);
  return [...ofProducts, ...categoryPictures().map(({ picture }) => picture), ...everyShopPicture()];
}

function planMedia(planned: PlannedProduct[], now: Date): MediaRow[] {
  const ofProducts = planned.flatMap(({ row, pictures }) =>
    pictures.map((picture) => mediaRow(picture, row.createdAt)),
  );
  const others = [...categoryPictures().map(({ picture }) => picture), ...everyShopPicture()];
  return [...ofProducts, ...others.map((picture) => mediaRow(picture, now))];
}

/** A category shows the picture of its first product; a root shows that of its first child. */
function categoryPictures(): { slug: string; picture: PlannedPicture }[] {
  const seen = new Map<string, PlannedPicture>();
  for (const { root, leaf, line } of listedLines()) {
    for (const { slug } of [root, leaf]) {
      if (!seen.has(slug)) seen.set(slug, categoryPicture(slug, slugOf(line.name)));
    }
  }
  return [...seen].map(([slug, picture]) => ({ slug, picture }));
}

type Sums = Map<string, { ratingSum: number; ratingCount: number }>;

function sumBy(reviews: ReviewRow[], keyOf: (review: ReviewRow) => string): Sums {
  const sums: Sums = new Map();
  for (const review of reviews) {
    const { ratingSum, ratingCount } = ratingOf(sums, keyOf(review));
    sums.set(keyOf(review), { ratingSum: ratingSum + review.rating, ratingCount: ratingCount + 1 });
  }
  return sums;
}

function ratingOf(sums: Sums, key: string): { ratingSum: number; ratingCount: number } {
  return sums.get(key) ?? { ratingSum: 0, ratingCount: 0 };
}
