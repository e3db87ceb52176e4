import { specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { Rows } from './find-row.ts';
import { type Group, namesOf } from './join-lines.ts';
import { type Fault, faultAt } from './read-draft.ts';

interface GroupContext {
  before: OwnRow | undefined;
  isGrid: boolean;
  /** As the lines name it. */
  category: Leaf | undefined;
  /** The same, or else that of the product. */
  effectiveCategory: Leaf | undefined;
}

/** What the form cannot get wrong: which product is meant, and which of its fields. */
export function groupFaults(
  rows: Rows,
  group: Group,
  { before, isGrid, category, effectiveCategory }: GroupContext,
): Fault[] {
  const { head } = group;
  const unknownFields = Object.keys(head.specifications).filter(
    (id) => effectiveCategory && !effectiveCategory.fields.some((field) => field.id === id),
  );
  return [
    ...group.faults,
    ...identityFaults(rows, group, { before, isGrid }),
    ...(head.category !== '' && !category ? [faultAt(head, 'category', texts.categoryUnknown)] : []),
    ...unknownFields.map((id) => faultAt(head, `${specificationPrefix}${id}`, texts.specificationUnknown)),
  ];
}

function identityFaults(
  rows: Rows,
  { head, lines, faults }: Group,
  { before, isGrid }: Pick<GroupContext, 'before' | 'isGrid'>,
): Fault[] {
  const foreignSkuLines = lines.filter(({ sku }) => ![undefined, before?.id].includes(rows.ofSku(sku)?.id));
  const skuFaults = foreignSkuLines.map((draft) => faultAt(draft, 'sku', texts.skuTaken));
  if (before) {
    const differs = skuFaults.length === 0 && !isGrid && head.sku !== '' && before.sku !== head.sku;
    return differs ? [faultAt(head, 'sku', texts.skuDiffers)] : skuFaults;
  }
  if (head.slug !== '') return [faultAt(head, 'slug', texts.slugUnknown)];
  const needed = [
    ['name', head.name],
    ['description', head.description],
    ...(isGrid ? [] : [['price', head.pricePesewas] as const]),
    ['category', head.category || undefined],
  ] as const;
  // A value that is there but wrong has its own fault.
  return needed
    .filter(([column, value]) => value === undefined && !faults.some((one) => ['', column].includes(one.column)))
    .map(([column]) => faultAt(head, column, texts.columnNeeded(column)));
}

interface GroupTarget {
  before: OwnRow | undefined;
  isGrid: boolean;
  /** Existing variants that its lines change. */
  variants: readonly { id: string; line: number }[];
}

/** Notes which products and variants these lines name. No later line may name the same. */
export function claimNames(
  lineByName: Map<string, number>,
  group: Group,
  { before, isGrid, variants }: GroupTarget,
): Fault[] {
  const { head, lines, hasOptions } = group;
  const isWhole = before && (hasOptions || !isGrid);
  const changed = [...(isWhole ? [{ id: before.id, line: head.line }] : []), ...variants];
  const names = [...namesOf(group), ...changed.map(({ id, line }): [string, number] => [`id ${id}`, line])];
  // Lines that only name variants may repeat what belongs to their product.
  const externalIds: [string, number][] =
    head.externalId && (isWhole || !before) ? [[`external ID ${head.externalId}`, head.line]] : [];
  // The same line may come again, because a transaction may run again.
  const own = new Set(lines.map(({ line }) => line));
  const earlierOf = (named: [string, number][]) =>
    named.map(([name]) => lineByName.get(name)).find((line) => line !== undefined && !own.has(line));
  const [earlier, twice] = [earlierOf(names), earlierOf(externalIds)];
  for (const [name, line] of [...names, ...externalIds]) if (!lineByName.has(name)) lineByName.set(name, line);
  if (earlier !== undefined)
    return [faultAt(head, '', hasOptions ? texts.optionsNotTogether(earlier) : texts.twice(earlier))];
  return twice === undefined ? [] : [faultAt(head, 'external_id', texts.externalIdTwice(twice))];
}
