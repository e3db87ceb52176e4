import { fileURLToPath } from 'node:url';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '@besesaka/marketplace/platform/db/create-database.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { startChild } from './child.ts';
import { load } from './load.ts';
import { type Line, print } from './report.ts';

/** The web app's own documents, sent by their hash as browsers send them. */
function webDocument(operation: string): { hash: string; text: string } {
  const found = Object.entries(documents).find(([, text]) => text.includes(`query ${operation}(`));
  if (!found) throw new Error(`The web app has no query ${operation}`);
  return { hash: found[0], text: found[1] };
}

type Pool = DatabasePool['$client'];

interface Case {
  what: string;
  operation: string;
  variables: object[];
  /** The same rows by a hand-written statement, with nothing around it. */
  bare: (pool: Pool, turn: number) => Promise<unknown>;
}

/** GraphQL to REST to PostgreSQL, beside Yoga answering the same from memory and beside the bare statements. */
export async function benchLists(cluster: Cluster) {
  const db = createDatabase({ url: cluster.databaseUrl, poolSize: 8 });
  const lines: Line[] = [];
  for (const each of await cases(db.$client)) lines.push(...(await measure(cluster, db.$client, each)));
  await closeDatabase(db);
  print('Reads through GraphQL, REST and PostgreSQL (requests a second)', lines);
}

const shown = 'from products where is_active and archived_at is null';
const newest = `select * ${shown} and price_pesewas >= $1 order by created_at desc, id desc limit 25`;
const search = `select * ${shown} and search @@ to_tsquery('simple', $1) and price_pesewas >= $2
  order by ts_rank(search, to_tsquery('simple', $1)) desc, id desc limit 25`;
const detail = 'select * from products where slug = $1';
const images = 'select * from product_images where product_id = $1';
const reviews = 'select * from product_reviews where product_id = $1 order by created_at desc limit 3';
const related =
  'select * from products where category_id = $1 and is_active and stock_quantity > 0 order by sales_count desc limit 12';

async function cases(pool: Pool): Promise<Case[]> {
  const prices = Array.from({ length: 97 }, (_, n) => `${n + 1}.00`);
  const some = await pool.query<{ slug: string }>('select slug from products where is_active order by id limit 97');
  const slugs = some.rows.map(({ slug }) => slug);
  const words = ['phone', 'shea', 'kente', 'rice', 'sneakers', 'laptop', 'watch', 'beads', 'pot', 'charger', 'cream'];
  return [
    {
      what: 'list of 24',
      operation: 'Products',
      variables: prices.map((minPrice) => ({ filter: { minPrice }, orderBy: 'NEWEST' })),
      bare: (db, n) => db.query(newest, [100 * ((n % 97) + 1)]),
    },
    {
      what: 'search',
      operation: 'Search',
      variables: words.flatMap((query) =>
        prices
          .slice(0, 9)
          .map((minPrice) => ({ filter: { query, minPrice }, first: 24, orderBy: 'RELEVANCE', page: 1 })),
      ),
      bare: (db, n) => db.query(search, [`${words[n % words.length]}:*`, 100 * ((n % 9) + 1)]),
    },
    {
      what: 'detail with reviews and related',
      operation: 'ProductScreen',
      variables: slugs.map((slug) => ({ slug })),
      bare: async (db, n) => {
        const { rows } = await db.query(detail, [slugs[n % slugs.length]]);
        const [row] = rows;
        if (!row) return;
        await Promise.all([
          db.query(images, [row.id]),
          db.query(reviews, [row.id]),
          db.query(related, [row.category_id]),
        ]);
      },
    },
  ];
}

async function measure(cluster: Cluster, pool: Pool, { what, operation, variables, bare }: Case): Promise<Line[]> {
  const headers = { 'content-type': 'application/json' };
  const { hash, text } = webDocument(operation);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const bodies = variables.map((each) => JSON.stringify({ extensions, variables: each }));
  const texts = variables.map((each) => JSON.stringify({ query: text, variables: each }));
  const url = `${cluster.bffUrls[0]}/graphql`;
  const answer = await (await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' })).text();
  if (answer.includes('"errors"')) throw new Error(`${what}: ${answer.slice(0, 500)}`);
  const port = String(await freePort());
  const memory = await startChild('yoga-from-memory', {
    BENCH_PORT: port,
    BENCH_SCHEMA: fileURLToPath(import.meta.resolve('@besesaka/schema/schema.graphql')),
    BENCH_ANSWER: answer,
  });
  const ours = await load({ url, method: 'POST', headers, bodies });
  const ceiling = await load({ url: `http://127.0.0.1:${port}/graphql`, method: 'POST', headers, bodies: texts });
  memory.kill();
  const statements = await loadStatements(pool, bare);
  if (ours.failed + ceiling.failed > 0)
    throw new Error(`${what}: ${ours.failed} of ours failed, ${ceiling.failed} of Yoga's`);
  const figure = `${ours.perSecond.toFixed(0)}/s p95 ${ours.p95.toFixed(0)} ms`;
  return [
    {
      what: `${what}, to Yoga from memory`,
      ours: figure,
      ceiling: `${ceiling.perSecond.toFixed(0)}/s`,
      ratio: ours.perSecond / ceiling.perSecond,
    },
    {
      what: `${what}, to the bare statements`,
      ours: figure,
      ceiling: `${statements.toFixed(0)}/s`,
      ratio: ours.perSecond / statements,
    },
  ];
}

async function loadStatements(pool: Pool, bare: Case['bare']): Promise<number> {
  const end = performance.now() + 3000;
  let done = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        await bare(pool, done);
        done += 1;
      }
    }),
  );
  return done / 3;
}
