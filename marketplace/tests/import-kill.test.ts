import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@besesaka/embedded-db/postgres.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productImports } from '#catalog/imports/tables.ts';
import { products, productVariants } from '#catalog/tables.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { isDeep } from '#world/config.ts';
import { startTestMarketplace, testSecrets } from '#world/marketplace.ts';
import { programOf } from '#world/program.ts';
import { startTestRedis } from '#world/redis.ts';
import { importer } from './importer.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let redis: Awaited<ReturnType<typeof startTestRedis>>;
let dataDir: string;
const programs = new Set<ChildProcess>();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'besesaka-data-'));
  redis = await startTestRedis();
  const files = createDiskFiles({ folder: join(dataDir, 'files') });
  market = await startTestMarketplace({ files });
  // The processes use the real clock.
  market.clock.pass({ minutes: (Date.now() - market.clock.now().getTime()) / 60_000 });
}, 60_000);
afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await market.close();
  await redis.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The service as it runs in production: a process of its own, with its workers. */
async function startProgram() {
  const program = spawn(process.execPath, [await programOf('marketplace/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...testSecrets,
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: market.url,
      REDIS_URL: redis.url,
      PORT: String(await freePort()),
    },
  });
  programs.add(program);
  return {
    kill: async () => {
      const gone = once(program, 'exit');
      program.kill('SIGKILL');
      expect((await gone)[1]).toBe('SIGKILL');
    },
  };
}

async function until(id: string, isThere: (row: typeof productImports.$inferSelect) => boolean) {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const [row] = await market.db.select().from(productImports).where(eq(productImports.id, id));
    if (row && isThere(row)) return row;
    if (performance.now() > deadline)
      throw new Error(`the import stands still: ${JSON.stringify({ ...row, changes: 0 })}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}

/** A killed process stays silent, and a minute of that passes at once. */
const passMinute = () =>
  market.db.update(productImports).set({ workedAt: sql`${productImports.workedAt} - interval '2 minutes'` });

test.runIf(isDeep())(
  'a process killed during a check and again while it applies imports each good line once',
  async () => {
    const { upload, browser, category, rows } = await importer(market);
    const groups = 200;
    // Each group: two simple products, one line with a fault, and a shirt in three sizes.
    const words = `"Woven by hand, in Bonwire"`;
    const lines = Array.from({ length: groups }, (_, n) => [
      `S${n}-A,Cloth ${n},${words},5,3,${category.slug},,`,
      `S${n}-B,Cloth ${n} again,${words},6,3,${category.slug},,`,
      `S${n}-C,Cloth,${words},ten,3,${category.slug},,`,
      `V${n}-S,Shirt ${n},${words},7,1,${category.slug},Size,S`,
      `V${n}-M,Shirt ${n},,8,1,,Size,M`,
      `V${n}-L,Shirt ${n},,9,1,,Size,L`,
    ]).flat();
    const header = 'sku,name,description,price,stock,category,option1_name,option1_value';
    const { body } = await upload([header, ...lines].join('\n'));
    expect(body.error).toBeUndefined();
    const id = String(body.id);
    const first = await startProgram();
    await until(id, ({ position }) => position > 0);
    await first.kill();
    await passMinute();
    let program = await startProgram();
    const counts = { creates: groups * 5, updates: 0, unchanged: 0, faultsCount: groups, position: groups * 6 };
    expect(await until(id, ({ state }) => state !== 'checking')).toMatchObject({ state: 'checked', ...counts });
    expect(await rows()).toEqual([]);
    expect((await browser.post(`/api/product-imports/${id}/apply`)).status).toBe(200);
    for (let kills = 1; kills <= 8; kills += 1) {
      const { position } = await until(id, (row) => row.position > (kills * groups) / 2);
      await program.kill();
      expect(position).toBeLessThan(groups * 6);
      await passMinute();
      program = await startProgram();
    }
    // Another one beside it takes nothing twice.
    const beside = await startProgram();
    expect(await until(id, ({ state }) => state !== 'applying')).toMatchObject({ state: 'done', ...counts });
    await Promise.all([program.kill(), beside.kill()]);
    const skus = await market.db.select({ sku: productVariants.sku }).from(productVariants);
    const good = lines.map((line) => line.split(',', 1)[0]).filter((sku) => !sku?.endsWith('-C'));
    expect(skus.map(({ sku }) => sku).toSorted()).toEqual(good.toSorted());
    const made = await market.db.select().from(products);
    expect(made).toHaveLength(groups * 3);
    expect(
      made.filter(({ stockQuantity, priceToPesewas }) => stockQuantity === 3 && priceToPesewas === 900),
    ).toHaveLength(groups);
  },
  300_000,
);
