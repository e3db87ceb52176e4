import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Cookies, tokens and passwords never reach a log line. */
export function createLog(level: string): Logger {
  return pino({
    name: 'graphql-bff',
    level,
    redact: ['cookie', 'authorization', '*.cookie', '*.authorization', '*.password', 'headers["set-cookie"]'],
  });
}
