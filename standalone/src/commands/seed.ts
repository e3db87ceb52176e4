import { parseArgs } from 'node:util';
import { seedDemo } from '@besesaka/marketplace/demo/seed-demo.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { createMarketplace } from '@besesaka/marketplace/server.ts';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#config.ts';
import { startDatabase } from '#database.ts';
import { createParts } from '#parts.ts';
import { createUndo } from '#undo.ts';

/**
 * `npm run seed -- --products 50000` inserts the demo data and additional products, even while the server is running.
 */
const { values } = parseArgs({ options: { products: { type: 'string' } } });
const products = values.products === undefined ? undefined : Number(values.products);
if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
  console.error('--products takes a whole number above 0.');
  process.exit(1);
}

const undo = createUndo((name, error) => console.error(`Stopping the ${name} failed: ${reasonForLog(error)}`));
try {
  const config = readConfig();
  const database = await startDatabase(config, console.log);
  undo.push('database', database.stop);
  await migrateDatabase({ url: database.url });
  const parts = createParts({ ...config.marketplace, databaseUrl: database.url }, undo);
  await seedDemo({ ...parts, now: parts.clock.now(), products, pictures: config.demoPictures });
  const marketplace = createMarketplace(parts);
  undo.push('marketplace', marketplace.close);
  // Never opens demo logins that a running server has closed.
  if (!config.exposure.demoLogins) await marketplace.prepare();
  console.log('The demo data is in.');
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
} finally {
  await undo.all();
}
