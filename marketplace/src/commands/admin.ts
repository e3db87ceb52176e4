import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#platform/config.ts';
import { runAdminCommand } from './run-admin-command.ts';

/** `node marketplace/dist/commands/admin.js grant ama@example.com`, beside a running marketplace. */
try {
  console.log(await runAdminCommand(process.argv.slice(2), readConfig().databaseUrl));
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
