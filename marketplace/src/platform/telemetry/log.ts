import { fieldsForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { logSecrets } from '@besesaka/schema/kernel/log/log-secrets.ts';
import { type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Logger;
};

/**
 * The log never holds what would let somebody in, identify a paper, or show what two people wrote each other; of errors it
 * holds what failed and where, never with which values.
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
