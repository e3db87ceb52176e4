import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { backUp } from '#backup.ts';
import { readConfig } from '#config.ts';

/** `npm run backup`, also while the site is running. The folder of the copies is BACKUP_DIR, or `backups`. */
try {
  const config = readConfig();
  const { folder, files, bytes } = await backUp(config, config.marketplace.backupDir ?? 'backups', console.log);
  console.log(`The copy is in ${folder}: ${files} files, ${(bytes / 1_000_000).toFixed(0)} MB.`);
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
