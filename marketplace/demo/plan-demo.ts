import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import { hashDemoPassword } from '#accounts/demo-logins.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import { planCampaigns } from './plan-campaigns.ts';
import { planChats } from './plan-chats.ts';
import { planDays } from './plan-days.ts';
import { planHeldMoney, planReports } from './plan-held-money.ts';
import { planNotifications } from './plan-notifications.ts';
import { planOrders } from './plan-orders.ts';
import { planReceipts } from './plan-payments.ts';
import { categoryPicture, everyShopPicture, type PlannedPicture } from './plan-pictures.ts';
import { listedLines, type PlannedProduct, planProducts } from './plan-products.ts';
import { planReplies, planReviews, planShopReviews, type ReviewRow } from './plan-reviews.ts';
import { planShopMoney } from './plan-shop-money.ts';
import { planApplications, planPapers, planShops, shopId } from './plan-shops.ts';
import { planSubscriptions, withListingLimits } from './plan-subscriptions.ts';
import { ownerId, planUsers } from './plan-users.ts';
import { planWishes } from './plan-wishes.ts';

export type DemoRows = Awaited<ReturnType<typeof planDemo>>;

/** Returns every row of the demo. The same `now` always gives the same rows. */
export async function planDemo(now: Date) {
  const planned = planProducts(now);
  const reviews = planReviews(planned, now);
  const ratings = ratingsOf(reviews);
  const { featuredUntil, ...campaigns } = planCampaigns(planned, now);
  const products = planned.map(({ row }) => ({
    ...row,
    ...(ratings.get(row.id) ?? unrated),
    featuredUntil: featuredUntil.get(row.id) ?? null,
  }));
  const opened = planShops(now);
  const subscribed = planSubscriptions(opened, products, now);
  const subscriptions = subscribed.map(({ subscription }) => subscription);
  const shops = withListingLimits(opened, subscriptions);
  const shopOf = new Map(products.map((product) => [product.id, product.shopId]));
  const shopReviews = planShopReviews(reviews, shopOf);
  const namedUsers = planUsers({ now, passwordHash: await hashDemoPassword() });
  const released = planShopMoney(planOrders(planned, namedUsers, now), now);
  const buyerId = stableId('demo buyer');
  const { orders, cases, ...held } = planHeldMoney(released.orders, buyerId, now);
  const reported = planReports(planned, buyerId, now);
  const money = [...released.money, ...held.money];
  const shopMoney = { ...released, cases: [...cases, ...reported.cases], money };
  const chats = planChats(planned, orders, now);
  const applications = planApplications(shops, now);
  const paid = [...campaigns.paid, ...subscribed.map((one) => one.paid), ...shopMoney.paid, ...held.paid];
  const starred = [
    ...reviews.map((review) => ({ ...review, stars: review.rating })),
    ...shopReviews.map((review) => ({ ...review, stars: review.overall })),
  ];
  const shown = categoryPictures();
  return {
    users: namedUsers,
    shops,
    applications,
    papers: planPapers(shops, applications),
    pictures: [
      ...planned.flatMap(({ row: { createdAt }, pictures }) => dated(pictures, createdAt)),
      ...dated([...shown.values(), ...everyShopPicture()], now),
    ],
    products,
    images: planned.flatMap((product) => product.images),
    variants: planned.flatMap((product) => product.variants),
    reviews,
    shopReviews,
    replies: planReplies(starred, now),
    days: planDays(planned, campaigns.campaigns, now),
    wishes: planWishes(planned, now),
    chats,
    orders,
    campaigns,
    shopMoney,
    reports: reported.reports,
    subscriptions,
    paid,
    receipts: planReceipts(paid),
    news: planNotifications({ orders, chats, reviews: ofKnownSeller(reviews, planned), namedUsers, now }),
    categoryImages: [...shown].map(([slug, { id }]) => ({ categoryId: stableId(`category ${slug}`), imageId: id })),
  };
}

/** Returns the reviews of the demo seller's products. */
function ofKnownSeller(reviews: ReviewRow[], planned: PlannedProduct[]) {
  const [shop] = shopLines;
  const slugs = new Map(
    planned.filter(({ row }) => row.shopId === shopId(shop.slug)).map(({ row }) => [row.id, row.slug]),
  );
  return reviews.flatMap((review) => {
    const slug = slugs.get(review.productId);
    return slug ? [{ ...review, slug, ownerId: ownerId(shop) }] : [];
  });
}

function dated(pictures: PlannedPicture[], createdAt: Date) {
  return pictures.map((picture) => ({ ...picture, createdAt }));
}

/** By slug: a category shows the picture of its first product; a root shows that of its first child. */
function categoryPictures(): Map<string, PlannedPicture> {
  const pictureById = new Map<string, PlannedPicture>();
  for (const { root, leaf, line } of listedLines()) {
    for (const { slug } of [root, leaf]) {
      if (!pictureById.has(slug)) pictureById.set(slug, categoryPicture(slug, slugOf(line.name)));
    }
  }
  return pictureById;
}

const unrated = { ratingSum: 0, ratingCount: 0 };

/** The sums of the stars by product id. */
function ratingsOf(reviews: ReviewRow[]): Map<string, typeof unrated> {
  const sums = new Map<string, typeof unrated>();
  for (const { productId, rating } of reviews) {
    const { ratingSum, ratingCount } = sums.get(productId) ?? unrated;
    sums.set(productId, { ratingSum: ratingSum + rating, ratingCount: ratingCount + 1 });
  }
  return sums;
}
