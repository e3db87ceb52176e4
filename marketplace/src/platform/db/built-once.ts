import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';

interface Built<T> {
  execute(values: Record<string, unknown>): Promise<T>;
}

/**
 * Builds a statement once. Drizzle generates the SQL text on every call, which shows for frequent statements, or binds
 * a prepared statement to one connection. This one has placeholders and runs on any connection. It depends on Drizzle
 * internals, so Drizzle's version is pinned and tests cover what we rely on.
 */
export function builtOnce<T>(draft: (db: Pick<Database, 'select'>) => { prepare(name: string): Built<T> }) {
  let built: Built<T> | null = null;
  return (db: Database, values: Record<string, unknown>): Promise<T> => {
    built ??= draft(drizzle.mock()).prepare('');
    const here: Built<T> = Object.assign(Object.create(built), { client: db.$client });
    return here.execute(values);
  };
}
