import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { dataOfRooms as rooms } from '#data.ts';
import type { TableData } from '#platform/personal-data/table-data.ts';

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

const tail = `## Beyond these tables

What still names a person after that, and why:

- **Events and notifications of other users** may hold a name. Events are deleted after 30 days, notifications after 90.
- **What others wrote.** Messages, reviews, replies and reports are their writer's words and stay theirs, also where they name
  another user. The same holds for what an admin wrote to another user.
- **What the person published for others to decide by.** Words of reviews, and names and descriptions of products that were
  ordered, stay without their name and without their pictures.
- **The queue** (the tables of the schema \`pgboss\`). A job holds what it needs, such as the words of a mail. Twelve hours
  after it is done it moves to the archive, where it is deleted a week later; a job that fails again and again ends after two weeks.
- **Files.** Those of uploads and copies of data go with their rows: \`file_removals\` names them until the store has removed them.
- **Logs** hold ids, and addresses of public pages that were asked for, a shop's among them; never names, words or numbers of
  people. **Redis** holds ids, for minutes.
- **The person's own device.** An application to sell stores what it says of the shop in \`localStorage\`, for a week and until it is
  sent: never the type or number of a paper, and no picture. What the service knows the two pictures by is in \`sessionStorage\`
  until it is sent or the tab is closed; pictures that no application names are removed after 24 hours. A logout removes both.
- **Mails** are in their recipients' mailboxes. **Backups** hold the data of their day, as long as the operator stores them.

\`marketplace/tests/deletion.test.ts\` has two people leave words everywhere, lets time pass, and looks for them in every table, file
and line of the log.
`;

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

/** The text of docs/data.md, from what the rooms say of their tables; fails where a table says nothing. */
export function dataDocument(): string {
  const described = new Set(Object.values(rooms).flatMap((tables) => tables.map(({ table }) => getTableName(table))));
  const silent = tablesThatAre().filter((name) => !described.has(name));
  if (silent.length > 0)
    throw new Error(`Tables without classes of data: ${silent.join(', ')}. Say them in the data.ts of their room.`);
  const chapters = Object.entries(rooms).map(([room, tables]) => [`## ${room}`, ...tables.map(describe)].join('\n\n'));
  return [head.trimEnd(), ...chapters, tail].join('\n\n');
}
