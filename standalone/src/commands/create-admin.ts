import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { createMarketplace } from '@besesaka/marketplace/server.ts';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#config.ts';
import { startDatabase } from '#database.ts';
import { createParts } from '#parts.ts';
import { createUndo } from '#undo.ts';

/** `npm run admin:create -- ama@example.com` makes an existing user an admin. */
const [email] = process.argv.slice(2);
if (!email) {
  console.error('Which account? npm run admin:create -- ama@example.com');
  process.exit(1);
}

const undo = createUndo((name, error) => console.error(`Stopping the ${name} failed: ${reasonForLog(error)}`));
try {
  const config = readConfig();
  const database = await startDatabase(config, console.log);
  undo.push('database', database.stop);
  await migrateDatabase({ url: database.url });
  const marketplace = createMarketplace(createParts({ ...config.marketplace, databaseUrl: database.url }, undo));
  undo.push('marketplace', marketplace.close);
  const known = await marketplace.grantAdmin(email);
  if (known) console.log(`${email} is an admin now.`);
  else console.error(`There is no account with ${email}: sign up first, then run this again.`);
  if (!known) process.exitCode = 1;
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
} finally {
  await undo.all();
}
