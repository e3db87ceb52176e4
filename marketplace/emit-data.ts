import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { dataOfModules as modules } from '#data.ts';
import type { TableData } from '#platform/db/table.ts';

const head = `# Whose data, and how long

Generated from \`tables.ts\` of each module by \`npm run codegen\`. A table without a class does not compile, and a table
that no module lists fails the check. Each row says who may see the value, and what happens to it when its owner's account is
deleted, after the 30 days in which a login cancels the deletion. "Both" are the two parties of an order or a conversation.
`;

function describe({ table, rows, columns }: TableData): string {
  const lines = Object.entries(getTableColumns(table)).map(([key, { name }]) => {
    const [reader, fate] = (columns[key] ?? '').split('; ');
    return `| \`${name}\` | ${reader} | ${fate} |`;
  });
  return [
    `### \`${getTableName(table)}\``,
    '',
    `Stored${retention(rows)}.`,
    '',
    '| column | seen by | at deletion |',
    '|---|---|---|',
    ...lines,
  ].join('\n');
}

function retention(rows: TableData['rows']): string {
  if ('prunedBy' in rows) return ` until ${rows.after}; deleted by the job \`${rows.prunedBy}\``;
  return 'with' in rows ? ` with its row of \`${getTableName(rows.with)}\`` : `: ${rows.stored}`;
}

const tail = `## Beyond these tables

Personal data that remains after that, and why:

- **Copies in other users' rows.** Notifications of others about an order, a conversation, an offer or a review with the user
  are reworded; their webhook deliveries and events about it are deleted. Their own servers have what was sent to them.
- **Content by others.** Messages, reviews, replies and reports belong to their authors and stay, even if they name
  another user. The same holds for messages of admins to other users.
- **Published content that others rely on.** Texts of reviews, and names and descriptions of ordered products, stay without
  the user's name and pictures.
- **The queue** (the tables of the schema \`pgboss\`). A job contains its input, such as the text of a mail. Twelve hours
  after it is done it moves to the archive, where it is deleted a week later; a job that fails again and again ends after two weeks.
- **Files.** Files of uploads and data exports are deleted with their rows: \`file_removals\` lists them until the store has removed
  them.
- **Logs** contain ids and addresses of requested public pages, including shops, but never names, texts or phone numbers of
  users. **Redis** contains ids, for minutes.
- **The user's own device.** The draft of a seller application stores the details of the shop in \`localStorage\` until it is sent,
  at most a week, but never the type or number of an identity document, and no picture. The ids of the two pictures are in
  \`sessionStorage\` until it is sent or the tab is closed; pictures without an application are removed after 24 hours. A logout
  removes both.
- **Mails** are in their recipients' mailboxes. **Backups** hold the data of their day, as long as the operator stores them.

\`marketplace/tests/deletion.test.ts\` creates content of two users everywhere, lets time pass, and searches every table, file
and log line for it.
`;

/** Reads the names of all tables from the newest snapshot of the migrations. */
function tableNames(): string[] {
  const folder = new URL('./drizzle/meta/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });
  const { tables } = snapshot.parse(JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8')));
  return Object.values(tables).map(({ name }) => name);
}

/** Generates docs/data.md from the declarations of the modules. Fails if a table has none. */
export function dataDocument(): string {
  const described = new Set(Object.values(modules).flatMap((tables) => tables.map(({ table }) => getTableName(table))));
  const missing = tableNames().filter((name) => !described.has(name));
  if (missing.length > 0)
    throw new Error(`Tables without personal-data classes: ${missing.join(', ')}. See marketplace/src/data.ts.`);
  const chapters = Object.entries(modules).map(([module, tables]) =>
    [`## ${module}`, ...tables.map(describe)].join('\n\n'),
  );
  return [head.trimEnd(), ...chapters, tail].join('\n\n');
}
