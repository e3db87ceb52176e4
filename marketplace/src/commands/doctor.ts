import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { readConfig } from '#platform/config.ts';
import { runDoctor } from './run-doctor.ts';

/** `node marketplace/dist/commands/doctor.js`, with the settings of a marketplace. */
try {
  const { text, isWell } = await runDoctor(readConfig());
  console.log(text);
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(reasonForLog(error));
  process.exitCode = 1;
}
