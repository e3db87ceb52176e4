import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Longer statements (large inserts) vary too much to be worth keeping. */
const preparedUpTo = 6_000;
/** More texts than a service has; whoever builds statements without end does not fill the memory with them. */
const namesKept = 5_000;
const names = new Map<string, string>();

/** One connection of a pool. (Drizzle takes whatever is called a pool for one, so its name must not say so.) */
export class DatabaseClient extends Client {
  /** PostgreSQL's number for the process behind this connection; the driver's types leave it out. */
  declare readonly processID: number;

  constructor(config?: ClientConfig) {
    super(config);
    // The statements at work fail and the pool drops the connection; an error that nobody hears would end the process.
    this.on('error', () => {});
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    Object.assign(this, {
      query: (statement: unknown, values: unknown, done: unknown) => query(named(statement, values), values, done),
    });
  }
}

/** Drizzle names no statements by itself; by a name of its own each is parsed and planned once per connection. */
function named(statement: unknown, values: unknown): unknown {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (!Array.isArray(values) || values.length === 0) return statement;
  if (typeof config !== 'object' || config === null || !('text' in config)) return statement;
  const { text } = config;
  if (typeof text !== 'string' || text.length > preparedUpTo) return statement;
  return { ...config, name: nameOf(text) };
}

/** Depends on nothing but the text, and is shorter than the 63 characters that PostgreSQL tells apart. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= namesKept) names.clear();
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
