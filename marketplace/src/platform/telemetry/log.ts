import { fieldsForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { logSecrets } from '@besesaka/schema/kernel/log/log-secrets.ts';
import { type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Logger;
};

/**
 * The log never contains credentials, identity documents or private messages. For errors it contains what failed and
 * where, but no values.
 */
export function createLog({
  level,
  destination,
}: {
  level: string;
  destination?: { write(line: string): void };
}): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact: logSecrets,
    hooks: {
      logMethod([fields, ...words], log) {
        log.call(this, fieldsForLog(fields), ...words);
      },
    },
  };
  return pino(options, destination ?? process.stdout);
}
