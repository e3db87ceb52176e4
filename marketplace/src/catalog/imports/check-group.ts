import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { Rows } from './find-row.ts';
import { type Group, namesOf } from './join-lines.ts';
import { at, type Fault } from './read-draft.ts';

interface Found {
  before: OwnRow | undefined;
  isGrid: boolean;
  /** As the lines name it. */
  category: Leaf | undefined;
  /** The same, or else that of the product. */
  known: Leaf | undefined;
}

/** What the form cannot get wrong: which product is meant, and which of its fields. */
export function groupFaults(rows: Rows, group: Group, { before, isGrid, category, known }: Found): Fault[] {
  const { head } = group;
  const unknown = Object.keys(head.specifications).filter((id) => known && !known.fields.some((one) => one.id === id));
  return [
    ...group.faults,
    ...identityFaults(rows, group, { before, isGrid }),
    ...(head.category !== '' && !category ? [at(head, 'category', texts.categoryUnknown)] : []),
    ...unknown.map((id) => at(head, `spec:${id}`, texts.specificationUnknown)),
  ];
}

function identityFaults(
  rows: Rows,
  { head, lines, faults }: Group,
  { before, isGrid }: Pick<Found, 'before' | 'isGrid'>,
): Fault[] {
  const taken = lines.filter(({ sku }) => ![undefined, before?.id].includes(rows.ofSku(sku)?.id));
  const foreign = taken.map((draft) => at(draft, 'sku', texts.skuTaken));
  if (before) {
    const differs = foreign.length === 0 && !isGrid && head.sku !== '' && before.sku !== head.sku;
    return differs ? [at(head, 'sku', texts.skuDiffers)] : foreign;
  }
  if (head.slug !== '') return [at(head, 'slug', texts.slugUnknown)];
  const needed = [
    ['name', head.name],
    ['description', head.description],
    ...(isGrid ? [] : [['price', head.pricePesewas] as const]),
    ['category', head.category || undefined],
  ] as const;
  // A value that is there but wrong has its own fault.
  return needed
    .filter(([column, value]) => value === undefined && !faults.some((one) => ['', column].includes(one.column)))
    .map(([column]) => at(head, column, texts.columnNeeded(column)));
}

interface Named {
  before: OwnRow | undefined;
  isGrid: boolean;
  /** The ids of the variants of its lines that exist. */
  variants: readonly (string | undefined)[];
}

/** Notes what these lines are about. No later line may be about the same. */
export function namedTwice(seen: Map<string, number>, group: Group, { before, isGrid, variants }: Named): Fault[] {
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
  return [at(head, '', hasOptions ? texts.optionsNotTogether(earlier) : texts.twice(earlier))];
}
