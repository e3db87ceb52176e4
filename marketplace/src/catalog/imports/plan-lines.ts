import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { sql } from 'drizzle-orm';
import { changedRow, orRefusal, type Wanted } from '#catalog/bulk/change-rules.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import { isChange, isEdit, type RowChange } from '#catalog/bulk/write-rows.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { ListingRoom } from '#catalog/selling/listing-room.ts';
import type { lockOwnShop } from '#catalog/selling/lock-own-shop.ts';
import { products } from '#catalog/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { pauseForOthers } from '#platform/base/pause-for-others.ts';
import { type Group, namesOf } from './join-lines.ts';
import { type Grid, type PlannedVariant, planGrid } from './plan-grid.ts';
import type { Draft, Fault } from './read-draft.ts';
import type { Leaves } from './read-leaves.ts';

export type Shop = Awaited<ReturnType<typeof lockOwnShop>>;

/** The effect of a product's lines. `sku` of a new product, or of a new variant, may be empty: it gets one. */
export interface Plan extends RowChange {
  isNew: boolean;
  lines: PlannedLine[];
}

export interface PlannedLine {
  line: number;
  kind: 'create' | 'update' | 'same';
  /** Null for a simple product. */
  variant: PlannedVariant | null;
}

export interface Planner {
  shop: Shop;
  room: ListingRoom;
  leaves: Leaves;
  /** The lines that were about a product so far, by what they called it. */
  seen: Map<string, number>;
}

/** The condition for the shop's products that these lines name, directly or by a variant. */
export function namedBy(groups: readonly Group[]) {
  const list = (name: 'sku' | 'slug') =>
    sql.param(groups.flatMap(({ lines }) => lines.map((draft) => draft[name]).filter((value) => value !== '')));
  return sql`${products.id} = any(array(
    select product_id from product_variants where sku = any(${list('sku')}::text[])
    union select id from products where slug = any(${list('slug')}::text[])
  ))`;
}

/**
 * Decides what each line does, by the rules for single products. Nothing is written. Lines that name variants by their SKU
 * alone may follow each other for one product: each goes on from what the one before has planned.
 */
export async function planLines(planner: Planner, groups: readonly Group[], rows: readonly OwnRow[]) {
  const current = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(rows.map(({ slug, id }) => [slug, id]));
  const bySku = new Map(rows.flatMap(({ sku, variants, id }) => [{ sku }, ...variants].map((one) => [one.sku, id])));
  const plans: Plan[] = [];
  const faults: Fault[] = [];
  for (const group of groups) {
    await pauseForOthers();
    const ids = { bySlug: bySlug.get(group.head.slug), bySku: (sku: string) => bySku.get(sku) };
    const id = ids.bySlug ?? group.lines.map(({ sku }) => bySku.get(sku)).find((found) => found !== undefined);
    const plan = await planGroup(planner, group, id === undefined ? undefined : current.get(id), ids.bySku);
    if (Array.isArray(plan)) faults.push(...forAllLines(group, plan));
    else plans.push(plan);
    if (!Array.isArray(plan) && !plan.isNew) current.set(plan.after.id, plan.after);
  }
  return { plans, faults };
}

/** Why the other lines of a product are left out. */
function forAllLines({ lines }: Group, faults: Fault[]): Fault[] {
  const [first = 0] = faults.map(({ line }) => line).toSorted((a, b) => a - b);
  const faulty = new Set(faults.map(({ line }) => line));
  const others = lines.filter(({ line }) => !faulty.has(line));
  return [...faults, ...others.map((draft) => ({ ...at(draft, ''), text: texts.lineLeftOut(first) }))];
}

const at = ({ line }: Draft, column: string) => ({ line, column });

async function planGroup(
  planner: Planner,
  group: Group,
  before: OwnRow | undefined,
  idOfSku: (sku: string) => string | undefined,
): Promise<Plan | Fault[]> {
  const { head, lines } = group;
  const isGrid = group.hasOptions || (before !== undefined && before.options.length > 0);
  const faults = [...group.faults, ...identityFaults(group, { before, isGrid, idOfSku })];
  const category = head.category === '' ? undefined : planner.leaves.find(head.category);
  if (head.category !== '' && !category) faults.push({ ...at(head, 'category'), text: texts.categoryUnknown });
  const known = category ?? (before && planner.leaves.find(before.categorySlug));
  for (const id of Object.keys(head.specifications))
    if (known && !known.fields.some((field) => field.id === id))
      faults.push({ ...at(head, `spec:${id}`), text: texts.specificationUnknown });
  const start = before ?? blank(head);
  const grid = isGrid && group.faults.length === 0 ? planGrid(group, start, known?.fields ?? []) : null;
  const variants = grid?.variants.map(({ before: one }) => one?.id) ?? [];
  faults.push(...(grid?.faults ?? []), ...twiceFaults(planner.seen, group, { before, isGrid, variants }));
  if (faults.length > 0) return faults;
  const after = await orRefusal(() => changedRow(planner, start, wantedOf(head, start, { category: known, grid })));
  if (after instanceof AppError) return refusalFaults(head, after);
  const change = { before: start, after };
  const isNew = !before;
  const edited = isEdit(change);
  const planned = lines.map(({ line }, place): PlannedLine => {
    const variant = grid?.variants[place] ?? null;
    if (isNew || (variant && !variant.before)) return { line, kind: 'create', variant };
    const isChanged = variant ? variant.isChanged || (place === 0 && edited) : isChange(change);
    return { line, kind: isChanged ? 'update' : 'same', variant };
  });
  return { ...change, isNew, lines: planned };
}

interface Found {
  before: OwnRow | undefined;
  isGrid: boolean;
  idOfSku: (sku: string) => string | undefined;
}

function identityFaults({ head, lines, faults }: Group, { before, isGrid, idOfSku }: Found): Fault[] {
  const taken = lines.filter(({ sku }) => ![undefined, before?.id].includes(idOfSku(sku)));
  const foreign = taken.map((draft) => ({ ...at(draft, 'sku'), text: texts.skuTaken }));
  if (before) {
    const differs = foreign.length === 0 && !isGrid && head.sku !== '' && before.sku !== head.sku;
    return differs ? [{ ...at(head, 'sku'), text: texts.skuDiffers }] : foreign;
  }
  if (head.slug !== '') return [{ ...at(head, 'slug'), text: texts.slugUnknown }];
  const needed = [
    ['name', head.name],
    ['description', head.description],
    ...(isGrid ? [] : [['price', head.pricePesewas] as const]),
    ['category', head.category || undefined],
  ] as const;
  // A value that is there but wrong has its own fault.
  return needed
    .filter(([column, value]) => value === undefined && !faults.some((one) => ['', column].includes(one.column)))
    .map(([column]) => ({ ...at(head, column), text: texts.columnNeeded(column) }));
}

interface Named {
  before: OwnRow | undefined;
  isGrid: boolean;
  /** The ids of the variants of its lines that exist. */
  variants: readonly (string | undefined)[];
}

function twiceFaults(seen: Map<string, number>, group: Group, { before, isGrid, variants }: Named): Fault[] {
  const { head, lines, hasOptions } = group;
  const isWhole = before && (hasOptions || !isGrid);
  const names: [string, number][] = [
    ...namesOf(group),
    ...(isWhole ? [[`id ${before.id}`, head.line] as [string, number]] : []),
    ...variants.flatMap((id, place): [string, number][] => (id ? [[`id ${id}`, lines[place]?.line ?? 0]] : [])),
  ];
  // The same line may come again, because a transaction may run again.
  const own = new Set(lines.map(({ line }) => line));
  const earlier = names.map(([name]) => seen.get(name)).find((line) => line !== undefined && !own.has(line));
  for (const [name, line] of names) if (!seen.has(name)) seen.set(name, line);
  if (earlier === undefined) return [];
  return [{ ...at(head, ''), text: hasOptions ? texts.optionsNotTogether(earlier) : texts.twice(earlier) }];
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

interface Planned {
  category: Leaf | undefined;
  grid: Grid | null;
}

function wantedOf(head: Draft, before: OwnRow, { category, grid }: Planned): Wanted {
  const { name, description, pricePesewas, compareAtPesewas, stockQuantity, isActive, pictures } = head;
  const offer = { pricePesewas, compareAtPesewas, stockQuantity };
  // The category is left alone where it stays, so that new required fields do not hinder other changes.
  const given = { name, description, isActive, ...(grid ? grid.wanted : offer) };
  const wanted: Wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const isSpecified = Object.keys(head.specifications).length > 0;
  return {
    ...wanted,
    ...(pictures.length > 0 && { pictures }),
    ...(category &&
      (category.id !== before.categoryId || isSpecified) && { category, specifications: head.specifications }),
  };
}

/** A product before it exists. */
function blank({ sku }: Draft): OwnRow {
  return {
    id: newId(),
    slug: '',
    sku,
    name: '',
    description: '',
    specifications: {},
    version: 0,
    pictures: [],
    options: [],
    variants: [],
    categoryId: '',
    categoryName: '',
    categorySlug: '',
    categoryPath: [],
    pricePesewas: 0,
    compareAtPesewas: null,
    stockQuantity: 0,
    isActive: false,
    archivedAt: null,
    hiddenAt: null,
  };
}
