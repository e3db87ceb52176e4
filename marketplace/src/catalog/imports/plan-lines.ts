import type { ImportChange } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { moneyText } from '@besesaka/schema/kernel/money.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { changedRow, orRefusal, type Wanted } from '#catalog/bulk/change-rules.ts';
import type { ListingRoom } from '#catalog/bulk/listing-room.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import { isChange } from '#catalog/bulk/write-rows.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { lockOwnShop } from '#catalog/selling/lock-own-shop.ts';
import { categories, products, productVariants } from '#catalog/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import type { Ctx } from '#platform/context.ts';
import type { Draft, Fault } from './read-draft.ts';

export type Shop = Awaited<ReturnType<typeof lockOwnShop>>;

/** What a line does. `sku` of a new product may be empty: it gets one. */
export interface Plan {
  line: number;
  kind: 'create' | 'update' | 'same';
  before: OwnRow;
  after: OwnRow;
}

export interface Planner {
  shop: Shop;
  room: ListingRoom;
  leaves: Leaves;
  /** The lines that were about a product so far, by what they called it. */
  seen: Map<string, number>;
}

export interface Leaves {
  find(category: string): Leaf | undefined;
}

/** The categories that products can have, by slug and by path. */
export async function readLeaves({ db }: Pick<Ctx, 'db'>): Promise<Leaves> {
  const { id, name, slug, path, fields, fullPath } = categories;
  const rows = await db
    .select({ id, name, slug, path, fields, fullPath })
    .from(categories)
    .where(sql`not exists (select from categories as child where child.parent_id = ${categories.id})`);
  const key = (text: string) => text.toLowerCase().replaceAll(/\s*>\s*/g, '>');
  const byKey = new Map(rows.flatMap((row) => [[key(row.fullPath), row] as const, [row.slug, row] as const]));
  return { find: (category) => byKey.get(key(category)) };
}

/** The condition for the shop's products that these lines name. */
export function namedBy(drafts: readonly Draft[]): SQL {
  const list = (values: string[]) => sql.param(values.filter((value) => value !== ''));
  const skus = list(drafts.map(({ sku }) => sku));
  const slugs = list(drafts.map(({ slug }) => slug));
  return sql`(${products.sku} = any(${skus}::text[]) or ${products.slug} = any(${slugs}::text[]))`;
}

/** Decides what each line does, by the rules for single products. Nothing is written. */
export async function planLines(ctx: Pick<Ctx, 'db'>, planner: Planner, drafts: readonly Draft[], rows: OwnRow[]) {
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const taken = await takenSkus(ctx, planner.shop.id, drafts);
  const plans: Plan[] = [];
  const faults: Fault[] = [];
  for (const draft of drafts) {
    const before = bySku.get(draft.sku) ?? bySlug.get(draft.slug);
    const own = [...draft.faults, ...identityFaults(draft, before, taken), ...twiceFaults(planner.seen, draft, before)];
    const category = draft.category === '' ? undefined : planner.leaves.find(draft.category);
    if (draft.category !== '' && !category) own.push({ ...at(draft, 'category'), text: texts.categoryUnknown });
    const known = category ?? (before && planner.leaves.find(before.categorySlug));
    for (const id of Object.keys(draft.specifications))
      if (known && !known.fields.some((field) => field.id === id))
        own.push({ ...at(draft, `spec:${id}`), text: texts.specificationUnknown });
    const start = before ?? blank(draft);
    const after =
      own.length === 0 ? await orRefusal(() => changedRow(planner, start, wantedOf(draft, start, known))) : null;
    if (after instanceof AppError) own.push(...refusalFaults(draft, after));
    faults.push(...own);
    if (after === null || after instanceof AppError) continue;
    const change = { before: start, after };
    plans.push({ line: draft.line, kind: before ? (isChange(change) ? 'update' : 'same') : 'create', ...change });
  }
  return { plans, faults };
}

const at = ({ line }: Draft, column: string) => ({ line, column });

function identityFaults(draft: Draft, before: OwnRow | undefined, taken: ReadonlySet<string>): Fault[] {
  const { sku, slug } = draft;
  if (before) return sku !== '' && before.sku !== sku ? [{ ...at(draft, 'sku'), text: texts.skuDiffers }] : [];
  if (slug !== '') return [{ ...at(draft, 'slug'), text: texts.slugUnknown }];
  const needed = [
    ['name', draft.name],
    ['description', draft.description],
    ['price', draft.pricePesewas],
    ['category', draft.category || undefined],
  ] as const;
  // A value that is there but wrong has its own fault.
  const missing = needed
    .filter(([column, value]) => value === undefined && !draft.faults.some((one) => ['', column].includes(one.column)))
    .map(([column]) => ({ ...at(draft, column), text: texts.columnNeeded(column) }));
  return taken.has(sku) ? [{ ...at(draft, 'sku'), text: texts.skuTaken }, ...missing] : missing;
}

function twiceFaults(seen: Map<string, number>, draft: Draft, before: OwnRow | undefined): Fault[] {
  const names = [
    ...(draft.sku === '' ? [] : [`sku ${draft.sku}`]),
    ...(draft.slug === '' ? [] : [`slug ${draft.slug}`]),
    ...(before ? [`id ${before.id}`] : []),
  ];
  // The same line may come again, because a transaction may run again.
  const earlier = names.map((name) => seen.get(name)).find((line) => line !== undefined && line !== draft.line);
  for (const name of names) if (!seen.has(name)) seen.set(name, draft.line);
  return earlier === undefined ? [] : [{ ...at(draft, ''), text: texts.twice(earlier) }];
}

function refusalFaults(draft: Draft, { details, message }: AppError): Fault[] {
  const named = Object.entries(details ?? {}).flatMap(([field, found]) =>
    found.map((text) => ({ ...at(draft, columnOf(field)), text })),
  );
  return named.length > 0 ? named : [{ ...at(draft, ''), text: message }];
}

function columnOf(field: string): string {
  if (field === 'stock_quantity') return 'stock';
  return field.replace(/^specifications\./, 'spec:');
}

function wantedOf(draft: Draft, before: OwnRow, category: Leaf | undefined): Wanted {
  const { name, description, pricePesewas, compareAtPesewas, stockQuantity, isActive, pictures } = draft;
  // The category is left alone where it stays, so that new required fields do not hinder other changes.
  const given = { name, description, pricePesewas, compareAtPesewas, stockQuantity, isActive };
  const wanted: Wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const isSpecified = Object.keys(draft.specifications).length > 0;
  return {
    ...wanted,
    ...(pictures.length > 0 && { pictures }),
    ...(category &&
      (category.id !== before.categoryId || isSpecified) && { category, specifications: draft.specifications }),
  };
}

/** A product before it exists. */
function blank({ sku }: Draft): OwnRow {
  return {
    ...{
      id: newId(),
      slug: '',
      sku,
      name: '',
      description: '',
      specifications: {},
      version: 0,
      pictures: [],
      options: [],
    },
    ...{ categoryId: '', categoryName: '', categorySlug: '', categoryPath: [] },
    ...{ pricePesewas: 0, compareAtPesewas: null, stockQuantity: 0 },
    ...{ isActive: false, archivedAt: null, hiddenAt: null },
  };
}

/** A SKU is that of one product, or one variant, of the shop. */
async function takenSkus(
  { db }: Pick<Ctx, 'db'>,
  shopId: string,
  drafts: readonly Draft[],
): Promise<ReadonlySet<string>> {
  const skus = drafts.map(({ sku }) => sku).filter((sku) => sku !== '');
  if (skus.length === 0) return new Set();
  const rows = await db
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(products.shopId, shopId), inArray(productVariants.sku, skus)));
  return new Set(rows.map(({ sku }) => sku));
}

/** What a plan shows before it is applied. */
export function toChange({ line, kind, before, after }: Plan): ImportChange {
  const is_new = kind === 'create';
  const sides = { before: shownValues(before), after: shownValues(after) };
  const columns = Object.keys(sides.after) as (keyof ReturnType<typeof shownValues>)[];
  const changes = columns
    .map((column) => ({ column, before: sides.before[column], after: sides.after[column] }))
    .filter((one) => one.before !== one.after);
  return { line, name: after.name, is_new, changes: is_new ? [] : changes };
}

const shownChars = 120;

function shownValues(row: OwnRow) {
  return {
    name: row.name,
    description: row.description.slice(0, shownChars),
    price: moneyText(row.pricePesewas),
    compare_at_price: row.compareAtPesewas === null ? '' : moneyText(row.compareAtPesewas),
    stock: String(row.stockQuantity),
    category: row.categoryName,
    is_active: row.isActive ? 'yes' : 'no',
    specifications: Object.entries(row.specifications)
      .map((pair) => pair.join(': '))
      .join(', ')
      .slice(0, shownChars),
    pictures: row.pictures.join(' ').slice(0, shownChars),
  };
}
