import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { run } from './run.ts';

try {
  const config = readConfig();
  if (!config.redisUrl) throw new ConfigError('REDIS_URL is required: several processes share one bus.');
  await run(config, config.redisUrl);
} catch (error) {
  console.error(reasonForLog(error));
  process.exit(1);
}
