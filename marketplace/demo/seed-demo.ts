import { eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { users } from '#accounts/tables.ts';
import { countDay } from '#admin/figures/roll-up-figures.ts';
import { reports } from '#admin/tables.ts';
import { campaignPeriods, campaigns } from '#campaigns/tables.ts';
import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { productDays } from '#catalog/product/tables.ts';
import { rebuildSearchWords } from '#catalog/search/rebuild-search-words.ts';
import { categories, productImages, products, productVariants } from '#catalog/tables.ts';
import { conversationMembers, conversations, messageCounts, messages } from '#chat/tables.ts';
import { notificationCounts, notifications } from '#notifications/tables.ts';
import { offers } from '#orders/offers/tables.ts';
import { orderItems, orderSteps, orders } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines, payments, receiptNumbers, receipts } from '#payments/tables.ts';
import { payouts, payoutWallets } from '#payouts/shop-money/tables.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { subscriptions } from '#plans/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { Files } from '#platform/files/files.ts';
import { media } from '#platform/media/tables.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { productReviews, reviewReplies, shopReviews } from '#reviews/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';
import { wishlistItems, wishlists } from '#wishlist/tables.ts';
import { addManyProducts } from './add-many-products.ts';
import type { ChatRows } from './plan-chats.ts';
import { type DemoRows, planDemo } from './plan-demo.ts';
import type { PlannedPaper } from './plan-shops.ts';
import { storeFlatPictures, storePictures } from './store-pictures.ts';

/** An arbitrary lock number that nothing else in this database uses. */
const seedLock = 7_261_985;
const batch = 2_000;

export interface SeedDemo {
  db: Database;
  files: Files;
  now: Date;
  log: Pick<Logger, 'info' | 'warn'>;
  /** The total number of products. Additional ones are copies of the demo's own. */
  products?: number | undefined;
  /** Most tests need just any picture. */
  pictures?: 'rendered' | 'flat';
}

export interface SeededDemo {
  /** True if the database already had users. Nothing was written then. */
  alreadyThere: boolean;
}

/** Fills an empty database in one transaction. */
export async function seedDemo(input: SeedDemo): Promise<SeededDemo> {
  const { db, files, now, log, products: wanted, pictures = 'rendered' } = input;
  const alreadyThere = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [user] = await tx.select({ id: users.id }).from(users).limit(1);
    if (user) return true;
    await fillCategories({ ctx: { db: tx } });
    const planned = await planDemo(now);
    const rows =
      pictures === 'flat' ? { ...planned, pictures: await storeFlatPictures(files, planned.pictures) } : planned;
    await insertRows(tx, rows);
    await insertChats(tx, rows.chats);
    await insertOrders(tx, rows);
    await insertPaid(tx, rows);
    await countDays(tx, now);
    await storePictures(files, 'private', rows.chats.pictures);
    if (pictures === 'rendered') await storePictures(files, 'public', rows.pictures);
    await drawPapers(files, rows.papers);
    return false;
  });
  const added = wanted === undefined ? 0 : await addManyProducts({ db, now, wanted });
  if (!alreadyThere || added > 0) {
    await rebuildSearchWords({ ctx: { db } });
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`analyze`);
    });
    log.info({ added }, 'demo data seeded');
  }
  return { alreadyThere };
}

/** The figures of the back office, which a job counts otherwise. */
async function countDays(db: Database, now: Date): Promise<void> {
  const days = await rowsOf<{ day: string }>(
    db,
    sql`select distinct to_char(${orders.createdAt}, 'YYYY-MM-DD') as day from ${orders}`,
  );
  for (const { day } of days) await countDay({ db, now }, day);
}

async function insertRows(db: Database, rows: DemoRows): Promise<void> {
  const papers = rows.papers.map(({ upload }) => upload);
  await insertAll(db, users, rows.users);
  await insertAll(db, media, rows.pictures);
  await insertAll(db, shops, rows.shops);
  await insertAll(db, uploads, papers);
  await insertAll(db, sellerApplications, rows.applications);
  await insertAll(db, products, rows.products);
  await insertAll(db, productImages, rows.images);
  await insertVariants(db, rows.variants);
  await insertAll(db, productReviews, rows.reviews);
  await insertAll(db, shopReviews, rows.shopReviews);
  await insertAll(db, reviewReplies, rows.replies);
  await insertAll(db, productDays, rows.days);
  await insertAll(db, wishlists, rows.wishes.lists);
  await insertAll(db, wishlistItems, rows.wishes.items);
  for (const { categoryId, imageId } of rows.categoryImages) {
    await db.update(categories).set({ imageId }).where(eq(categories.id, categoryId));
  }
}

/** They replace the simple variants, which the database made with the products. */
async function insertVariants(db: Database, variants: DemoRows['variants']): Promise<void> {
  const ids = new Set(variants.map(({ productId }) => productId));
  await db.delete(productVariants).where(inArray(productVariants.productId, [...ids]));
  await insertAll(db, productVariants, variants);
}

async function insertChats(db: Database, chats: ChatRows): Promise<void> {
  await insertAll(db, uploads, chats.uploads);
  await insertAll(db, offers, chats.offers);
  await insertAll(db, conversations, chats.conversations);
  await insertAll(db, conversationMembers, chats.members);
  await insertAll(db, messages, chats.messages);
  await insertAll(db, messageCounts, chats.counts);
}

async function insertOrders(db: Database, { orders: planned, news }: DemoRows): Promise<void> {
  const placed = planned.map(({ order }) => order);
  const items = planned.flatMap((one) => one.items);
  const steps = planned.flatMap((one) => one.steps);
  await insertAll(db, orders, placed);
  await insertAll(db, orderItems, items);
  await insertAll(db, orderSteps, steps);
  await insertAll(db, notifications, news.notices);
  await insertAll(db, notificationCounts, news.counts);
}

/** Inserts the payments with their ledger entries, and what was bought. */
async function insertPaid(db: Database, rows: DemoRows): Promise<void> {
  const settled = rows.paid.map(({ payment }) => payment);
  const entries = rows.paid.map(({ entry }) => entry);
  const lines = rows.paid.flatMap((one) => one.lines);
  const last = Math.max(...rows.receipts.map(({ number }) => number));
  await insertAll(db, payments, settled);
  await insertAll(db, ledgerEntries, entries);
  await insertAll(db, ledgerLines, lines);
  await insertAll(db, receipts, rows.receipts);
  await insertAll(db, receiptNumbers, [{ id: 1, last }]);
  await insertAll(db, campaigns, rows.campaigns.campaigns);
  await insertAll(db, campaignPeriods, rows.campaigns.periods);
  await insertAll(db, subscriptions, rows.subscriptions);
  await insertShopMoney(db, rows.shopMoney);
  await insertAll(db, reports, rows.reports);
}

async function insertShopMoney(db: Database, rows: DemoRows['shopMoney']): Promise<void> {
  const moved = [...rows.releases, ...rows.moves];
  await insertAll(db, orderMoney, rows.money);
  await insertAll(db, cases, rows.cases);
  await insertAll(db, payoutWallets, rows.wallets);
  await insertAll(db, payouts, rows.payouts);
  await insertAll(
    db,
    ledgerEntries,
    moved.map(({ entry }) => entry),
  );
  await insertAll(
    db,
    ledgerLines,
    moved.flatMap(({ lines }) => lines),
  );
}

async function insertAll<T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await db.insert(table).values(rows.slice(start, start + batch));
  }
}

/** Draws the few private documents before an admin can open them. */
async function drawPapers(files: Files, papers: readonly PlannedPaper[]): Promise<void> {
  for (const { upload, svg } of papers) {
    const body = new Uint8Array(await sharp(Buffer.from(svg)).webp().toBuffer());
    await files.put('private', upload.key, { body, contentType: 'image/webp' });
  }
}

/** Returns the demo's successful payments for the simulated provider, which never saw them but must be able to refund them. */
export async function readPaid(db: Database) {
  const rows = await db
    .select({ row: payments, email: users.email })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.state, 'succeeded'));
  return rows.map(({ row, email }) => ({
    reference: row.id,
    email,
    amount: row.amountPesewas,
    currency: 'GHS',
    paidAt: (row.settledAt ?? row.createdAt).getTime(),
  }));
}

/** The payouts that arrived, for the sandbox to know them. */
export async function readPaidOut(db: Database) {
  const rows = await db.select().from(payouts).where(eq(payouts.state, 'succeeded'));
  return rows.map(({ id, amountPesewas, expectedFeePesewas: fee, recipientCode: recipient, endedAt, createdAt }) => ({
    reference: id,
    amount: amountPesewas - fee,
    fee,
    recipient,
    paidAt: (endedAt ?? createdAt).getTime(),
  }));
}
