import { fieldsForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { logSecrets } from '@besesaka/schema/kernel/log/log-secrets.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Log lines never contain cookies, tokens, passwords or the values in an error. */
export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    {
      name: 'graphql-bff',
      level,
      redact: logSecrets,
      hooks: {
        logMethod([fields, ...words], log) {
          log.call(this, fieldsForLog(fields), ...words);
        },
      },
    },
    destination,
  );
}
