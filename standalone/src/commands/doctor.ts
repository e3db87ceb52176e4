import { runDoctor } from '@besesaka/marketplace/commands/run-doctor.ts';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#config.ts';
import { startDatabase } from '#database.ts';
import { saveSecrets } from '#secrets.ts';

/** `npm run doctor`, while the site is running: it calls the site at its address. */
try {
  const config = readConfig();
  const database = await startDatabase(config, console.log);
  try {
    const saved = await saveSecrets(config.dataDir);
    const { text, isWell } = await runDoctor({
      ...config.marketplace,
      databaseUrl: database.url,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      sessionSecret: config.secrets.session ?? saved.session,
      serviceSecret: config.secrets.service ?? saved.service,
    });
    console.log(text);
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
