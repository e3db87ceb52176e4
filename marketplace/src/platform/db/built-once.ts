import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';

interface Built<T> {
  execute(values: Record<string, unknown>): Promise<T>;
}

/**
 * A statement that is asked so often that the making of its text shows. Drizzle makes it anew each time, or binds what it
 * prepared to one connection; this one is made once, with placeholders, and runs wherever it is wanted. The client that it
 * speaks through is Drizzle's own affair: so its version is exact, and the tests hold what we rely on.
 */
export function builtOnce<T>(draft: (db: Pick<Database, 'select'>) => { prepare(name: string): Built<T> }) {
  let built: Built<T> | null = null;
  return (db: Database, values: Record<string, unknown>): Promise<T> => {
    built ??= draft(drizzle.mock()).prepare('');
    const here: Built<T> = Object.assign(Object.create(built), { client: db.$client });
    return here.execute(values);
  };
}
