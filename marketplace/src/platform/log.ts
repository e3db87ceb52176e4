import { type Logger as PinoLogger, pino } from 'pino';

export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Logger;
};

const secrets = [
  'cookie',
  'set-cookie',
  'authorization',
  'x-service-secret',
  'password',
  'password_confirm',
  'old_password',
  'new_password',
  'token',
  'access',
  'refresh',
  'id_number',
  'content',
  'message_text',
];

/** The log never holds what would let somebody in, identify a paper, or show what two people wrote each other. */
export function createLog({
  level,
  destination,
}: {
  level: string;
  destination?: { write(line: string): void };
}): Logger {
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  return pino({ level, base: undefined, redact: { paths, censor: '[hidden]' } }, destination ?? process.stdout);
}
