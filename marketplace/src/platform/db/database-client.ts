import { createHash } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';

/** Longer statements, such as large inserts, vary too much to be worth preparing. */
const preparedUpTo = 6_000;
/** More statements than the service has. The limit bounds the memory if statements are built dynamically. */
const namesKept = 5_000;
const names = new Map<string, string>();

/**
 * One connection of a pool. Drizzle treats any class with "pool" in its name as a pool, so its name must not contain
 * that.
 */
export class DatabaseClient extends Client {
  /** PostgreSQL's process id of this connection; the driver's types omit it. */
  declare readonly processID: number;

  constructor(config?: ClientConfig) {
    super(config);
    // Running statements fail and the pool removes the connection. Without a listener, the error event would end the
    // process.
    this.on('error', () => {});
    const query: (...args: unknown[]) => unknown = this.query.bind(this);
    Object.assign(this, {
      query: (statement: unknown, values: unknown, done: unknown) => query(named(statement, values), values, done),
    });
  }
}

/** Drizzle does not name statements. With a name, each is parsed and planned once per connection. */
function named(statement: unknown, values: unknown): unknown {
  const config = typeof statement === 'string' ? { text: statement } : statement;
  if (!Array.isArray(values) || values.length === 0) return statement;
  if (typeof config !== 'object' || config === null || !('text' in config)) return statement;
  const { text } = config;
  if (typeof text !== 'string' || text.length > preparedUpTo) return statement;
  return { ...config, name: nameOf(text) };
}

/** Depends only on the text, and is shorter than PostgreSQL's limit of 63 characters for names. */
function nameOf(text: string): string {
  const statementName = names.get(text);
  if (statementName) return statementName;
  if (names.size >= namesKept) names.clear();
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
