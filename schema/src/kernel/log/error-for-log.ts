/** What a log may hold of an error. */
export interface LoggedError {
  type: string;
  message?: string;
  /** The statement that failed, with its places for values and none of the values. */
  statement?: string;
  /** SQL state, or what the system calls it. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  responseCode?: string;
  /** What a schema found wrong, and where. */
  issues?: string[];
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const identifiers = ['code', 'constraint', 'table', 'column', 'responseCode'] as const;
const deepest = 5;
const longestStatement = 2_000;

/**
 * An error for the log: what failed, where and why, and never the values that somebody gave. Only what is known to hold none
 * is taken over, because libraries keep whole statements, rows, commands and addresses in the properties of their errors.
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

/** The fields of a log line, with the errors among them as they may be told. */
export function fieldsForLog(given: unknown): unknown {
  if (given instanceof Error) return { err: errorForLog(given) };
  if (typeof given !== 'object' || given === null) return given;
  const fields = Object.entries(given);
  if (!fields.some(([, value]) => value instanceof Error)) return given;
  return Object.fromEntries(fields.map(([name, value]) => [name, value instanceof Error ? errorForLog(value) : value]));
}

/** The same in one line, for people at a terminal. */
export function reasonForLog(error: unknown): string {
  const { type, message, statement, code = '', cause } = errorForLog(error);
  if (message !== undefined) return message;
  const what = [type, code, statement].filter(Boolean).join(' ');
  return cause === undefined ? what : `${what}: ${cause.message ?? cause.code ?? cause.type}`;
}

/** Errors whose own words repeat what they were given. */
function quotesValues(error: Error): boolean {
  // Drizzle's hold the parameters, the parser of JSON repeats the text, and a mail server names the receiver.
  if ('params' in error || 'issues' in error || 'responseCode' in error || error instanceof SyntaxError) return true;
  // PostgreSQL repeats data that does not fit (class 22), and what a function raises may say anything (P0).
  return 'severity' in error && 'code' in error && /^(?:22|P0)/.test(String(error.code));
}

function issuesOf(issues: unknown): string[] {
  if (!Array.isArray(issues)) return [];
  return issues.slice(0, 20).map((issue) => {
    const { code, path }: { code?: unknown; path?: unknown } = Object(issue);
    return `${String(code)} at ${Array.isArray(path) ? path.map(String).join('.') : ''}`;
  });
}

/** Where it happened. A stack begins with the error's words, which may have any number of lines. */
function framesOf({ stack = '', message, name }: Error): string | undefined {
  const begin = stack.indexOf(message);
  if (begin < 0 || begin > name.length + 40) return undefined;
  const frames = stack.slice(begin + message.length).split('\n');
  return frames.filter((line) => /^ {4}at \S/.test(line)).join('\n');
}
