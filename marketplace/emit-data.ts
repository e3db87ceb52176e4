import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { dataOfRooms as rooms } from '#data.ts';
import type { TableData } from '#platform/table-data.ts';

/** Writes docs/data.md from what the rooms say of their tables; fails where a table says nothing. */

const head = `# Whose data, and how long

Made from \`data.ts\` of each room by \`npm run codegen\`; a column without a class does not compile, and a table without a
class fails. For each value: who may see it, and what becomes of it when the person whose it is deletes their account, once
the 30 days in which a login takes the deletion back are over. "Both" are the two sides of an order or a conversation.
`;

function describe({ table, rows, columns }: TableData): string {
  const lines = Object.entries(getTableColumns(table)).map(([key, { name }]) => {
    const [reader, fate] = (columns[key] ?? '').split('; ');
    return `| \`${name}\` | ${reader} | ${fate} |`;
  });
  return [
    `### \`${getTableName(table)}\``,
    '',
    `Kept${keeping(rows)}.`,
    '',
    '| column | seen by | at deletion |',
    '|---|---|---|',
    ...lines,
  ].join('\n');
}

function keeping(rows: TableData['rows']): string {
  if ('pruned' in rows) return ` until ${rows.after}; forgotten by the job \`${rows.pruned.name}\``;
  return 'with' in rows ? ` with its row of \`${getTableName(rows.with)}\`` : `: ${rows.kept}`;
}

/** The newest snapshot of the migrations knows every table that there is. */
function tablesThatAre(): string[] {
  const folder = new URL('./drizzle/meta/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });
  const { tables } = snapshot.parse(JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8')));
  return Object.values(tables).map(({ name }) => name);
}

const described = new Set(Object.values(rooms).flatMap((tables) => tables.map(({ table }) => getTableName(table))));
const silent = tablesThatAre().filter((name) => !described.has(name));
if (silent.length > 0)
  throw new Error(`Tables without classes of data: ${silent.join(', ')}. Say them in the data.ts of their room.`);

const chapters = Object.entries(rooms).map(([room, tables]) => [`## ${room}`, ...tables.map(describe)].join('\n\n'));
writeFileSync(new URL('../docs/data.md', import.meta.url), `${[head.trimEnd(), ...chapters].join('\n\n')}\n`);
