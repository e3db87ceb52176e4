import { fileURLToPath } from 'node:url';
import type { Cluster } from '@besesaka/e2e/cluster.ts';
import { freePort } from '@besesaka/e2e/server-process.ts';
import { closeDatabase, createDatabase, type DatabasePool } from '@besesaka/marketplace/platform/db/create-database.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { startChild } from './child.ts';
import { load } from './load.ts';
import { type Line, print } from './report.ts';

/** The web app's own documents, sent by their hash as browsers send them. */
export function webDocument(operation: string): { hash: string; text: string } {
  const entry = Object.entries(documents).find(([, text]) => text.includes(` ${operation}($`));
  if (!entry) throw new Error(`The web app has no document ${operation}`);
  return { hash: entry[0], text: entry[1] };
}

type Pool = DatabasePool['$client'];

interface Case {
  name: string;
  operation: string;
  variables: object[];
  /** The same rows by a hand-written statement, with nothing around it. */
  runStatements: (pool: Pool, turn: number) => Promise<unknown>;
}

/** GraphQL to REST to PostgreSQL, beside Yoga answering the same from memory and beside the bare statements. */
export async function benchLists(cluster: Cluster) {
  const db = createDatabase({ url: cluster.databaseUrl, poolSize: 8 });
  const lines: Line[] = [];
  for (const benchCase of await createCases(db.$client)) lines.push(...(await measure(cluster, db.$client, benchCase)));
  await closeDatabase(db);
  print('Reads through GraphQL, REST and PostgreSQL (requests a second)', lines);
}

const publicProducts = 'from products where is_active and archived_at is null';
const newestStatement = `select * ${publicProducts} and price_pesewas >= $1 order by created_at desc, id desc limit 25`;
const searchStatement = `select * ${publicProducts} and search @@ to_tsquery('simple', $1) and price_pesewas >= $2
  order by ts_rank(search, to_tsquery('simple', $1)) desc, id desc limit 25`;
const detailStatement = 'select * from products where slug = $1';
const imagesStatement = 'select * from product_images where product_id = $1';
const reviewsStatement = 'select * from product_reviews where product_id = $1 order by created_at desc limit 3';
const relatedStatement =
  'select * from products where category_id = $1 and is_active and stock_quantity > 0 order by sales_count desc limit 12';

async function createCases(pool: Pool): Promise<Case[]> {
  const prices = Array.from({ length: 97 }, (_, n) => `${n + 1}.00`);
  const { rows } = await pool.query<{ slug: string }>('select slug from products where is_active order by id limit 97');
  const slugs = rows.map(({ slug }) => slug);
  const searchTerms = [
    'phone',
    'shea',
    'kente',
    'rice',
    'sneakers',
    'laptop',
    'watch',
    'beads',
    'pot',
    'charger',
    'cream',
  ];
  return [
    {
      name: 'list of 24',
      operation: 'Products',
      variables: prices.map((minPrice) => ({ filter: { minPrice }, orderBy: 'NEWEST' })),
      runStatements: (db, n) => db.query(newestStatement, [100 * ((n % 97) + 1)]),
    },
    {
      name: 'search',
      operation: 'Search',
      variables: searchTerms.flatMap((query) =>
        prices
          .slice(0, 9)
          .map((minPrice) => ({ filter: { query, minPrice }, first: 24, orderBy: 'RELEVANCE', page: 1 })),
      ),
      runStatements: (db, n) =>
        db.query(searchStatement, [`${searchTerms[n % searchTerms.length]}:*`, 100 * ((n % 9) + 1)]),
    },
    {
      name: 'detail with reviews and related',
      operation: 'ProductScreen',
      variables: slugs.map((slug) => ({ slug })),
      runStatements: async (db, n) => {
        const { rows } = await db.query(detailStatement, [slugs[n % slugs.length]]);
        const [row] = rows;
        if (!row) return;
        await Promise.all([
          db.query(imagesStatement, [row.id]),
          db.query(reviewsStatement, [row.id]),
          db.query(relatedStatement, [row.category_id]),
        ]);
      },
    },
  ];
}

async function measure(
  cluster: Cluster,
  pool: Pool,
  { name, operation, variables, runStatements }: Case,
): Promise<Line[]> {
  const headers = { 'content-type': 'application/json' };
  const { hash, text } = webDocument(operation);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const bodies = variables.map((each) => JSON.stringify({ extensions, variables: each }));
  const texts = variables.map((each) => JSON.stringify({ query: text, variables: each }));
  const url = `${cluster.bffUrls[0]}/graphql`;
  const answer = await (await fetch(url, { method: 'POST', headers, body: bodies[0] ?? '' })).text();
  if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`);
  const port = String(await freePort());
  const memory = await startChild('yoga-from-memory', {
    BENCH_PORT: port,
    BENCH_SCHEMA: fileURLToPath(import.meta.resolve('@besesaka/schema/schema.graphql')),
    BENCH_ANSWER: answer,
  });
  const site = await load({ url, method: 'POST', headers, bodies });
  const yoga = await load({ url: `http://127.0.0.1:${port}/graphql`, method: 'POST', headers, bodies: texts });
  memory.kill();
  const statementsPerSecond = await loadStatements(pool, runStatements);
  if (site.failed + yoga.failed > 0)
    throw new Error(`${name}: ${site.failed} of ours failed, ${yoga.failed} of Yoga's`);
  const figure = `${site.perSecond.toFixed(0)}/s p95 ${site.p95.toFixed(0)} ms`;
  return [
    {
      name: `${name}, to Yoga from memory`,
      measured: figure,
      ceiling: `${yoga.perSecond.toFixed(0)}/s`,
      ratio: site.perSecond / yoga.perSecond,
    },
    {
      name: `${name}, to the bare statements`,
      measured: figure,
      ceiling: `${statementsPerSecond.toFixed(0)}/s`,
      ratio: site.perSecond / statementsPerSecond,
    },
  ];
}

async function loadStatements(pool: Pool, bare: Case['runStatements']): Promise<number> {
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
