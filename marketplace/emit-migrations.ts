import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

/** What the newest snapshot of the migrations lacks of these tables, as statements; none where it has all. */
export async function missingStatements(tables: Record<string, unknown>): Promise<string[]> {
  const folder = new URL('./drizzle/meta/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const before = JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8'));
  return generateMigration(before, generateDrizzleJson(tables, before.id));
}
