import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '#catalog/tables.ts';
import { withConnection } from '#platform/db/connection.ts';
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts';
import { newId } from '#platform/ids.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { shops } from '#shops/tables.ts';
import { testServer } from '#testing/config.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';
import { onServer } from '#testing/template.ts';

test('processes that start together on an empty database migrate it once', async () => {
  const server = String(testServer().url);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withConnection(server, async (admin) => {
    await admin.query(`create database ${name}`);
    const url = onServer(server, name);
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase({ url })));
    await withConnection(url, async (client) => {
      const applied = await client.query(
        'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(applied.rows[0].applied).toBe(applied.rows[0].different);
      const folded = await client.query("select fold_text('Ɛdwumfo Ɔkra Café') as folded");
      expect(folded.rows).toEqual([{ folded: 'edwumfo okra cafe' }]);
    });
    await admin.query(`drop database ${name} with (force)`);
  });
});

test('what was sold and said before it was counted by the database is counted when it is migrated', async () => {
  const it = await startTestMarketplace();
  const [shop, quiet] = [await it.world.createShop(), await it.world.createShop({ ratingSum: 5, ratingCount: 1 })];
  const [product] = [await it.world.createProduct({ shop }), await it.world.createProduct({ shop: quiet })];
  const { id: userId } = await it.world.createPerson();
  const said = { userId, reviewerName: 'Ama', title: 'Fine', comment: 'As shown.', createdAt: it.clock.now() };
  const about = { ...said, id: newId(), isVerifiedPurchase: false };
  await it.db.transaction(async (tx) => {
    // As it was before: nothing counts along.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.insert(productReviews).values({ ...about, productId: product.id, rating: 4, updatedAt: about.createdAt });
    const scores = { productQuality: 0, customerService: 5, shippingSpeed: 3, overall: 2 };
    await tx.insert(shopReviews).values({ ...about, shopId: shop.id, ...scores });
    await tx.update(products).set({ salesCount: 7 }).where(eq(products.id, product.id));
  });
  const file = await readFile(join(migrationsFolder(), '0020_shop_sales.sql'), 'utf8');
  const counting = file.split('--> statement-breakpoint').filter((part) => /^\s*(?:--.*\s+)?UPDATE/.test(part));
  expect(counting).toHaveLength(3);
  for (const statement of counting) await it.db.execute(sql.raw(statement));
  const kept = { stars: shops.ratingSum, times: shops.ratingCount, sales: shops.salesCount };
  expect(await it.db.select(kept).from(shops).orderBy(shops.businessName)).toEqual([
    { stars: 2, times: 1, sales: 7 },
    { stars: 0, times: 0, sales: 0 },
  ]);
  const [{ ratingSum, ratingCount } = {}] = await it.db.select().from(products).where(eq(products.id, product.id));
  expect([ratingSum, ratingCount]).toEqual([4, 1]);
  await it.close();
});
