import type { Ctx } from '#platform/context.ts';
import { decodeText } from './decode-text.ts';
import { readHeader } from './header.ts';
import { type Group, groupsOf } from './join-lines.ts';
import { type Draft, readDraft } from './read-draft.ts';
import { type Leaves, readLeaves } from './read-leaves.ts';
import { readLines } from './read-lines.ts';
import type { ImportRow } from './tables.ts';
import { openZip, type ZipFile } from './zip-file.ts';

export interface Table {
  zip: ZipFile | null;
  leaves: Leaves;
  groups(): AsyncGenerator<Group>;
}

/** Opens the files of an import. They are in memory while it has its turn, one import at a time. */
export async function openTable(ctx: Ctx, { csvKey, zipKey }: ImportRow): Promise<Table> {
  const csv = csvKey && (await ctx.files.get('private', csvKey));
  if (!csv) throw new Error('The file of an import is missing');
  const zip = zipKey && (await ctx.files.get('private', zipKey));
  const text = (await decodeText(csv.body, 'utf-8')) ?? '';
  return {
    zip: zip ? await openZip(zip.body) : null,
    leaves: await readLeaves(ctx),
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
