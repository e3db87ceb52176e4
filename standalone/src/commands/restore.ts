import { resolve } from 'node:path';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { restore } from '#backup.ts';
import { readConfig } from '#config.ts';

/** `npm run restore -- backups/besesaka-2026-11-28T06-00-00` fills an empty DATA_DIR. */
const [from] = process.argv.slice(2);
if (!from) {
  console.error('Name the backup, as in: npm run restore -- backups/besesaka-2026-11-28T06-00-00');
  process.exit(1);
}
try {
  const config = readConfig();
  await restore(config, resolve(from));
  console.log(`${config.dataDir} has the data of ${from}. Start the site.`);
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
