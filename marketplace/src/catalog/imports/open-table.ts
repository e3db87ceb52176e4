import { sql } from 'drizzle-orm';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import { categories } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { readHeader } from './header.ts';
import { type Group, groupsOf } from './join-lines.ts';
import { type Draft, readDraft } from './read-draft.ts';
import { readLines } from './read-lines.ts';
import type { ImportRow } from './tables.ts';
import { openZip, type ZipFile } from './zip-file.ts';

export interface Table {
  zip: ZipFile | null;
  leafOf: (category: string) => Leaf | undefined;
  groups(): AsyncGenerator<Group>;
}

/** Opens the files of an import. They are in memory while it has its turn, one import at a time. */
export async function openTable(ctx: Ctx, { csvKey, zipKey }: ImportRow): Promise<Table> {
  const csv = csvKey && (await ctx.files.get('private', csvKey));
  if (!csv) throw new Error('The file of an import is missing');
  const zip = zipKey && (await ctx.files.get('private', zipKey));
  const text = new TextDecoder().decode(csv.body);
  return {
    zip: zip ? await openZip(zip.body) : null,
    leafOf: await readLeaves(ctx),
    groups: () => groupsOf(draftsOf(text)),
  };
}

async function* draftsOf(csv: string): AsyncGenerator<Draft> {
  const lines = readLines(csv);
  const first = await lines.next();
  if (first.done) return;
  const header = readHeader(first.value.cells);
  for await (const line of lines) yield readDraft(header, line);
}

/** The categories that products can have, by slug and by path. */
async function readLeaves({ db }: Ctx): Promise<Table['leafOf']> {
  const { id, name, slug, path, fields, fullPath } = categories;
  const rows = await db
    .select({ id, name, slug, path, fields, fullPath })
    .from(categories)
    .where(sql`not exists (select from categories as child where child.parent_id = ${categories.id})`);
  const key = (text: string) => text.toLowerCase().replaceAll(/\s*>\s*/g, '>');
  const byKey = new Map(rows.flatMap((row) => [[key(row.fullPath), row] as const, [row.slug, row] as const]));
  return (category) => byKey.get(key(category));
}
