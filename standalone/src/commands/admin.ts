import { runAdminCommand } from '@besesaka/marketplace/commands/run-admin-command.ts';
import { migrateDatabase } from '@besesaka/marketplace/platform/db/migrate.ts';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#config.ts';
import { startDatabase } from '#database.ts';

/** `npm run admin -- grant ama@example.com`, also while the site is running. */
try {
  const database = await startDatabase(readConfig(), console.log);
  try {
    await migrateDatabase({ url: database.url });
    console.log(await runAdminCommand(process.argv.slice(2), database.url));
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
