import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@besesaka/embedded-db/postgres.ts';
import { seedDemo } from '@besesaka/marketplace/demo/seed-demo.ts';
import { withConnection } from '@besesaka/marketplace/platform/db/connection.ts';
import { closeDatabase, createDatabase } from '@besesaka/marketplace/platform/db/create-database.ts';
import { createDiskFiles } from '@besesaka/marketplace/platform/files/disk-files.ts';
import { publishTestServer } from '@besesaka/marketplace/tests/world/config.ts';
import { ensureTemplate } from '@besesaka/marketplace/tests/world/template.ts';
import { readConfig } from '@besesaka/standalone/config.ts';
import { createStandalone } from '@besesaka/standalone/server.ts';
import { config } from './config.ts';

/** A PostgreSQL server for the benchmark, with production durability. The cluster creates its database there. */
export async function startPostgres() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'besesaka-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  publishTestServer({ url: server.url, template: await ensureTemplate(server.url) });
  return {
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function fillDatabase(url: string, products: number) {
  const db = createDatabase({ url, poolSize: 4 });
  const log = { info: () => undefined, warn: console.warn };
  await seedDemo({ db, files: createDiskFiles({ folder: tmpdir() }), now: new Date(), log, products });
  await closeDatabase(db);
}

/** Gives each simple product, whose variant has its id, three sizes: with its stock in the first one and a higher price for the others. */
export async function giveVariants(url: string) {
  const options = JSON.stringify([{ id: 'size', name: 'Size', values: ['S', 'M', 'L'] }]);
  await withConnection(url, async (client) => {
    // The values that a trigger would copy from the variants are written here, so that each product is written once.
    await client.query(
      `update products set options = $1::jsonb, offered_values = '{"size": ["S", "M", "L"]}',
        price_to_pesewas = price_pesewas + 200 where options = '[]'`,
      [options],
    );
    await client.query(
      `update product_variants set option_values = '{S}' where id = product_id and option_values = '{}'`,
    );
    await client.query(
      `insert into product_variants (id, product_id, position, option_values, sku, price_pesewas, stock_quantity)
      select gen_random_uuid(), product_id, place, array[size], sku || '-' || size, price_pesewas + place * 100, 0
      from product_variants, (values (1, 'M'), (2, 'L')) as added (place, size) where id = product_id`,
    );
    await client.query('vacuum analyze product_variants');
  });
}

/**
 * The site of BENCH_SITE, or the whole marketplace as `npm start` runs it, in a temporary folder. Its pictures are
 * flat, because drawing the demo's would occupy the processor for minutes.
 */
export async function withStandalone(work: (origin: string) => Promise<void>) {
  if (config.site) return work(config.site);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'besesaka-bench-'));
  const standalone = createStandalone({ config: readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_PICTURES: 'flat' }) });
  try {
    await standalone.start();
    await work(standalone.url);
  } finally {
    await standalone.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Users up to this number, each with a conversation of three messages and as many live events. */
export async function addUsers(url: string, wanted: number) {
  await withConnection(url, async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query(
      `with shop as (select id, owner_id, row_number() over () - 1 as place, count(*) over () as shops from shops),
      added as (
        insert into users (id, full_name, email, telephone_number, password_hash, email_confirmed_at, date_joined)
        select gen_random_uuid(), 'Ama Mensah', 'user-' || n || '@example.net', '0244123456', 'none', now(),
          now() - n * interval '1 minute'
        from generate_series((select count(*) from users) + 1, $1) n
        returning id
      ),
      heads as (insert into event_heads select id, 3 from added),
      logged as (
        insert into events (user_id, seq, type, version, payload, created_at)
        select id, n, 'NotificationsRead', 1, '{}', now() from added, generate_series(1, 3) n
      ),
      talks as (
        insert into conversations (id, buyer_id, shop_id, seller_id, last_number, created_at)
        select gen_random_uuid(), buyer.id, shop.id, owner_id, 3, now()
        from (select id, row_number() over () as n from added) buyer join shop on n % shops = place
        returning id, buyer_id, seller_id
      ),
      members as (
        insert into conversation_members (conversation_id, side, user_id, last_at)
        select id, side, case side when 'buyer' then buyer_id else seller_id end, now()
        from talks, (values ('buyer'), ('seller')) as sides (side)
      )
      insert into messages (id, conversation_id, number, sender, client_id, content, created_at)
      select gen_random_uuid(), id, n, 'buyer', gen_random_uuid(), 'Is it still there?', now()
      from talks, generate_series(1, 3) n`,
      [wanted],
    );
    await client.query('vacuum (analyze)');
  });
}
