import { like, type SQL, sql } from 'drizzle-orm';
import { categoryTree } from '#catalog/data/categories.ts';
import { products } from '#catalog/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { shopLines } from './data.ts';
import { planProducts } from './plan-products.ts';
import { shopId } from './plan-shops.ts';
import { restoreIndexes, withoutIndexes } from './without-indexes.ts';

export const productsAtMost = 1_000_000;
const batch = 5_000;
/** Concurrent connections, so that PostgreSQL builds the search columns on several cores. */
const writers = 2;
/** From this number of rows, rebuilding the indexes is faster than updating them. */
const rebuildFrom = 50_000;

/** Suffixes that distinguish copies of the same product. */
const variants = [
  'Black',
  'Blue',
  'Green',
  'Wine',
  'Gold',
  'White',
  'Twin Pack',
  'Family Size',
  'Gift Box',
  'Second Choice',
  'Deluxe',
  'Classic',
];

/** Three of these make a brand name. As in real catalogs, more products add fewer and fewer new words. */
const syllables = 'ba be bo da do fa fe go ka ke ko la lo ma me na no pa ra sa so ta te wa'.split(' ');

interface Numbers {
  from: number;
  to: number;
}

interface Options {
  db: Database;
  now: Date;
  wanted: number;
}

/**
 * Fills the catalog up to `wanted` products for load tests, with copies of the demo's products in other shops, at other
 * prices and of other brands. PostgreSQL generates them itself, because sending a million rows would take long.
 */
export async function addManyProducts({ db, now, wanted }: Options): Promise<number> {
  if (wanted > productsAtMost) throw new Error(`At most ${productsAtMost} products can be made`);
  await restoreIndexes(db);
  const patterns = planProducts(now).map(({ row }) => row.id);
  const made = await db.$count(products, like(products.sku, 'X-%'));
  const added = wanted - patterns.length - made;
  if (added <= 0) return 0;
  // The last batches of an interrupted run may be incomplete.
  const whole: Numbers = { from: Math.max(0, made - writers * batch), to: made + added };
  const fill = () => inTurns(whole, (numbers) => insertCopies(db, now, { patterns, numbers }));
  await (added < rebuildFrom ? fill() : withoutIndexes(db, 'products', fill));
  return added;
}

async function inTurns({ from, to }: Numbers, work: (numbers: Numbers) => Promise<void>): Promise<void> {
  let next = from;
  const one = async () => {
    while (next < to) {
      const start = next;
      next = Math.min(to, start + batch);
      await work({ from: start, to: next });
    }
  };
  await Promise.all(Array.from({ length: writers }, one));
}

interface Copies {
  patterns: string[];
  numbers: Numbers;
}

/** The same number always produces the same product. */
async function insertCopies(db: Database, now: Date, { patterns, numbers: { from, to } }: Copies): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
    with patterns as materialized (
      select *, row_number() over (order by sku) - 1 as place from products where id = any (${sql.param(patterns)}::uuid[])
    ), pictures as materialized (
      select patterns.place, product_images.* from patterns join product_images on product_id = patterns.id and position < 3
    ), sellers as materialized (
      select shops.*, root, place, many
      from jsonb_to_recordset(${JSON.stringify(sellers())}::jsonb) as sells (root text, id uuid, place int, many int)
      join shops using (id)
    ), made as (
      insert into products (id, shop_id, category_id, slug, sku, name, description, price_pesewas, compare_at_pesewas,
        stock_quantity, is_active, specifications, meta_title, meta_description, primary_image, category_name, category_slug,
        category_path, seller_name, seller_slug, seller_verified, seller_city, sales_count, views_count, created_at,
        updated_at)
      select
        ${copyId(sql`number`, sql`0`)}, sellers.id, patterns.category_id, left(patterns.slug, 90) || '-' || number,
        'X-' || to_char(number, 'FM0000000'), called.name, patterns.description, called.price,
        case when ${roll(2)} < 0.2 then called.price / 500 * 600 + 100 end,
        case when ${roll(3)} < 0.06 then 0 else 1 + floor(${roll(4)} * 200) end, true, patterns.specifications,
        left(called.name, 60), patterns.meta_description, patterns.primary_image, patterns.category_name,
        patterns.category_slug, patterns.category_path, sellers.business_name, sellers.business_slug,
        sellers.verification = 'verified', sellers.city, called.views * 3 / 100, called.views, called.offered, called.offered
      from generate_series(${from + 1}::int, ${to}::int) as number
      join patterns on patterns.place = number * 7 % ${patterns.length}
      join sellers on sellers.root = patterns.category_path[1] and sellers.place = floor(${roll(1)} * sellers.many)
      cross join lateral (select
        left(patterns.name, 60) || ', ' || ${maker} || ' ' || ${oneOf(variants, 8)} as name,
        greatest(500, (patterns.price_pesewas * (0.7 + ${roll(9)} * 0.6))::int / 100 * 100) as price,
        floor(${roll(10)} ^ 3 * 3000)::int as views,
        ${now.toISOString()}::timestamptz - (1 + ${roll(11)} * 239) * interval '1 day' as offered
      ) as called
      on conflict do nothing
      returning id, sku
    )
    insert into product_images (id, product_id, media_id, alt_text, position, is_primary)
    select ${copyId(sql`number`, sql`position + 1`)}, made.id, media_id, alt_text, position, is_primary
    from made cross join lateral (select substr(sku, 3)::int as number) as of
    join pictures on place = number * 7 % ${patterns.length}`);
  });
}

/** A value between 0 and 1 that depends on the product's number. */
function roll(die: number): SQL {
  return sql`((hashint8extended(number, ${sql.raw(String(die))}) & 1048575)::float8 / 1048576)`;
}

function oneOf(words: string[], die: number): SQL {
  return sql`(${sql.param(words)}::text[])[1 + floor(${roll(die)} * ${sql.raw(String(words.length))})::int]`;
}

const maker = sql`initcap(${oneOf(syllables, 5)} || ${oneOf(syllables, 6)} || ${oneOf(syllables, 7)})`;

/** Sequential ids, so that new rows are adjacent in the index. */
function copyId(number: SQL, part: SQL): SQL {
  return sql`(lpad(to_hex(${number}), 8, '0') || '-0000-8000-8000-' || lpad(to_hex(${part}), 12, '0'))::uuid`;
}

/** The shops that sell something of each root category. */
function sellers() {
  return categoryTree.flatMap(({ slug: root, children }) => {
    const slugs = [root, ...children.map(({ slug }) => slug)];
    const shops = shopLines.filter(({ sells }) => slugs.some((slug) => sells.includes(slug)));
    return shops.map(({ slug }, place) => ({ root, id: shopId(slug), place, many: shops.length }));
  });
}
