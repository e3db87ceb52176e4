import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { type Portion, portionsOf } from './rows-of-user.ts';
import type { ZipEntry } from './zip.ts';

const rowsAtOnce = 500;
const about = `The data that Besesaka stores about you, at the time of your request.

There is one JSON file for each kind of data, with everything that you may see of it. Amounts are in pesewas, times are in UTC.
The pictures that you uploaded are in the folder "pictures", named by their ids in uploads.json and other files.
`;

type World = Pick<Ctx, 'db' | 'files' | 'dataOfTables'>;

/** The files of a user's archive: their rows in the tables and the pictures they uploaded. */
export async function* entriesOfUser(ctx: World, userId: string): AsyncGenerator<ZipEntry> {
  yield { name: 'about.txt', body: once(about) };
  for (const portion of portionsOf(ctx.dataOfTables, userId))
    yield { name: `${portion.name}.json`, body: jsonOf(ctx, portion) };
  const pictures = await ctx.db
    .select({ id: uploads.id, area: uploads.area, key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), isNotNull(uploads.usedAt)))
    .orderBy(asc(uploads.createdAt));
  for (const { id, area, key } of pictures) {
    const file = await ctx.files.get(area, key);
    if (file) yield { name: `pictures/${id}.${key.split('.').at(-1)}`, body: once(file.body), isCompressed: true };
  }
}

async function* once(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

async function* jsonOf({ db }: World, { table, columns, isTheirs, order }: Portion): AsyncGenerator<Uint8Array> {
  const listed = (all: readonly SQL[]) => sql.join([...all], sql`, `);
  let written = 0;
  for (;;) {
    const rows = await rowsOf<{ row: object }>(
      db,
      sql`select to_jsonb(part) as row from (
        select ${listed(columns.map((column) => sql`${column}`))} from ${table} where ${isTheirs}
        order by ${listed(order.map((column) => sql`${column}`))} limit ${rowsAtOnce} offset ${written}
      ) as part`,
    );
    const text = rows.map(({ row }, n) => `${written + n === 0 ? '' : ',\n'}${JSON.stringify(row)}`).join('');
    yield Buffer.from(`${written === 0 ? '[' : ''}${text}`);
    written += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  yield Buffer.from(']\n');
}
