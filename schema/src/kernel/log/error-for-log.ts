/** The parts of an error that may be logged. */
export interface LoggedError {
  type: string;
  message?: string;
  /** The failed SQL statement with placeholders, without its values. */
  statement?: string;
  /** SQLSTATE, or the error code of the system. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  responseCode?: string;
  /** Codes and paths of schema violations. */
  issues?: string[];
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const identifiers = ['code', 'constraint', 'table', 'column', 'responseCode'] as const;
const deepest = 5;
const longestStatement = 2_000;

/**
 * Converts an error for the log: what failed, where and why, but never user data. Only properties that are known to
 * be safe are copied, because libraries attach whole statements, rows, commands and addresses to their errors.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const logged: LoggedError = { type: error.name === 'Error' ? error.constructor.name : error.name };
  if (!quotesValues(error)) logged.message = error.message;
  const given: Record<string, unknown> = { ...error };
  if (typeof given.query === 'string') logged.statement = given.query.slice(0, longestStatement);
  for (const name of identifiers) {
    const value = String(given[name] ?? '');
    if (/^[\w.-]{1,63}$/.test(value)) logged[name] = value;
  }
  if ('issues' in error) logged.issues = issuesOf(error.issues);
  const frames = framesOf(error);
  if (frames) logged.stack = frames;
  if (depth < deepest && error.cause !== undefined) logged.cause = errorForLog(error.cause, depth + 1);
  if (depth < deepest && Array.isArray(given.errors))
    logged.errors = given.errors.slice(0, deepest).map((each) => errorForLog(each, depth + 1));
  return logged;
}

/** Converts the errors among the fields of a log line. */
export function fieldsForLog(given: unknown): unknown {
  if (given instanceof Error) return { err: errorForLog(given) };
  if (typeof given !== 'object' || given === null) return given;
  const fields = Object.entries(given);
  if (!fields.some(([, value]) => value instanceof Error)) return given;
  return Object.fromEntries(fields.map(([name, value]) => [name, value instanceof Error ? errorForLog(value) : value]));
}

/** The same in one line, for users at a terminal. */
export function reasonForLog(error: unknown): string {
  const { type, message, statement, code = '', cause } = errorForLog(error);
  if (message !== undefined) return message;
  const what = [type, code, statement].filter(Boolean).join(' ');
  return cause === undefined ? what : `${what}: ${cause.message ?? cause.code ?? cause.type}`;
}

/** Whether the message of an error may repeat user data. */
function quotesValues(error: Error): boolean {
  // Drizzle's messages contain the parameters, JSON.parse quotes the text, and a mail server names the recipient.
  if ('params' in error || 'issues' in error || 'responseCode' in error || error instanceof SyntaxError) return true;
  // PostgreSQL quotes invalid data (class 22), and RAISE in a function may say anything (P0).
  return 'severity' in error && 'code' in error && /^(?:22|P0)/.test(String(error.code));
}

function issuesOf(issues: unknown): string[] {
  if (!Array.isArray(issues)) return [];
  return issues.slice(0, 20).map((issue) => {
    const { code, path }: { code?: unknown; path?: unknown } = Object(issue);
    return `${String(code)} at ${Array.isArray(path) ? path.map(String).join('.') : ''}`;
  });
}

/** The stack frames. The stack starts with the message, which may span any number of lines. */
function framesOf({ stack = '', message, name }: Error): string | undefined {
  const begin = stack.indexOf(message);
  if (begin < 0 || begin > name.length + 40) return undefined;
  const frames = stack.slice(begin + message.length).split('\n');
  return frames.filter((line) => /^ {4}at \S/.test(line)).join('\n');
}
