import { specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { bulkTexts, importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { eq } from 'drizzle-orm';
import { lineOf, type OwnRow, readOwnRows } from '#catalog/bulk/own-rows.ts';
import { changeLocked } from '#catalog/selling/change-product.ts';
import { insertProduct } from '#catalog/selling/create-product.ts';
import type { OwnShop } from '#catalog/selling/lock-own-shop.ts';
import { putPictures } from '#catalog/selling/put-pictures.ts';
import { products } from '#catalog/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { orRefusal } from '#platform/db/transaction.ts';
import { claimNames, groupFaults } from './check-group.ts';
import type { Rows } from './find-row.ts';
import { changesOf, type Edit, editOf, type Imported } from './import-changes.ts';
import type { Group } from './join-lines.ts';
import type { Table } from './open-table.ts';
import { type Grid, type PlannedVariant, planGrid } from './plan-grid.ts';
import { type Draft, type Fault, faultAt } from './read-draft.ts';

export interface ImportScope {
  shop: OwnShop;
  rows: Rows;
  leafOf: Table['leafOf'];
  /** The lines that named a product or variant so far, by the name. */
  lineByName: Map<string, number>;
  /** A trial has no pictures yet. */
  isTrial: boolean;
}

/** Adds or changes the product of these lines by the verbs of its form. A fault leaves out all of them. */
export async function importGroup(tx: Tx, scope: ImportScope, group: Group): Promise<Imported | Fault[]> {
  const { head, lines } = group;
  const { rows, leafOf, lineByName, shop } = scope;
  const before = rows.of(group);
  const isGrid = group.hasOptions || (before !== undefined && before.options.length > 0);
  const category = head.category === '' ? undefined : leafOf(head.category);
  const effectiveCategory = category ?? (before && leafOf(before.categorySlug));
  const grid = isGrid && group.faults.length === 0 ? planGrid(group, before, effectiveCategory?.fields ?? []) : null;
  const faults = [
    ...groupFaults(rows, group, { before, isGrid, category, effectiveCategory }),
    ...(grid?.faults ?? []),
    ...claimNames(lineByName, group, { before, isGrid, variants: grid?.lines.flatMap(existing) ?? [] }),
  ];
  if (faults.length > 0) return forAllLines(lines, faults);
  const edit = editOf(head, before, { category: effectiveCategory, isGrid });
  const kindOf = (place: number) => {
    const variant = grid?.lines[place];
    if (!before || (variant && !variant.before)) return 'create';
    return (edit.changes.length > 0 && place === 0) || variant?.isChanged ? 'update' : 'same';
  };
  const kinds = lines.map(({ line }, place) => ({ line, kind: kindOf(place) }) as const);
  if (kinds.some(({ kind }) => kind !== 'same')) {
    const done = await orRefusal(tx, (part) => write(part, scope, { head, before, edit, grid }));
    if (done instanceof AppError) return forAllLines(lines, refusalFaults(head, done));
    // Further lines may name other variants.
    if (before && isGrid) for (const row of await readOwnRows(tx, shop.id, eq(products.id, before.id))) rows.put(row);
  }
  return { kinds, changes: changesOf({ kinds, name: head.name ?? before?.name ?? '', edit, grid }) };
}

const existing = ({ before, line }: PlannedVariant) => (before ? [{ id: before.id, line }] : []);

interface Write {
  head: Draft;
  before: OwnRow | undefined;
  edit: Edit;
  grid: Grid | null;
}

async function write(tx: Tx, { shop, isTrial }: ImportScope, { head, before, edit, grid }: Write): Promise<void> {
  const put = isTrial ? async () => {} : putPictures;
  const variants = grid?.lines.some(({ isChanged }) => isChanged) && {
    options: grid.options,
    variants: grid.rows.map((row) => ({ ...lineOf(row), ...(isTrial && { image_id: null }) })),
  };
  if (before) return void (await changeLocked(tx, { shop, product: before }, { ...edit.input, ...variants }, put));
  const { name = '', description = '', category = '', ...given } = edit.input;
  const offer = { price: grid ? '1' : '', stock_quantity: 0, is_active: false };
  await insertProduct(tx, shop, { ...offer, ...given, name, description, category, sku: head.sku, ...variants }, put);
}

/** Why the other lines of a product are left out. */
function forAllLines(lines: readonly Draft[], faults: Fault[]): Fault[] {
  const [first = 0] = faults.map(({ line }) => line).toSorted((a, b) => a - b);
  const faulty = new Set(faults.map(({ line }) => line));
  const others = lines.filter(({ line }) => !faulty.has(line));
  return [...faults, ...others.map((draft) => faultAt(draft, '', texts.lineLeftOut(first)))];
}

function refusalFaults(draft: Draft, { details, message }: AppError): Fault[] {
  const named = Object.entries(details ?? {}).flatMap(([field, found]) =>
    found.map((text) => faultOf(draft, field, text)),
  );
  return named.length > 0 ? named : [faultAt(draft, '', message)];
}

function faultOf(draft: Draft, field: string, text: string): Fault {
  // Without pictures, it is the state that is wrong.
  if (field === 'image_ids') return faultAt(draft, 'is_active', bulkTexts.picturesNeeded);
  if (field === 'stock_quantity') return faultAt(draft, 'stock', text);
  return faultAt(draft, field.replace(/^specifications\./, specificationPrefix).replace(/^variants\.\d+\./, ''), text);
}
