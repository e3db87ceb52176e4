import { specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { optionSlug, sameText } from '@besesaka/schema/catalog/variant-names.ts';
import { type Draft, type DraftOption, type Fault, faultAt } from './read-draft.ts';

/** The lines of one product: one, or one for each of its variants. It is imported as a whole or not at all. */
export interface Group {
  lines: Draft[];
  /** The first line, with what the lines together say about the product. */
  head: Draft;
  hasOptions: boolean;
  faults: Fault[];
}

/** Joins lines that follow each other and are about the same product with variants. */
export async function* groupsOf(drafts: AsyncIterable<Draft>): AsyncGenerator<Group> {
  let lines: Draft[] = [];
  for await (const draft of drafts) {
    if (lines.length > 0 && !isOfSame(lines, draft)) {
      yield joinLines(lines);
      lines = [];
    }
    lines.push(draft);
  }
  if (lines.length > 0) yield joinLines(lines);
}

function isOfSame(lines: readonly Draft[], { product }: Draft): boolean {
  const [first] = lines;
  // One line too many is noticed; more would only take memory.
  if (!first || lines.length > catalogLimits.variantsMax) return false;
  if (!product.isVariant && !lines.some((line) => line.product.isVariant)) return false;
  const { slug, name } = first.product;
  return slug !== '' && product.slug !== '' ? slug === product.slug : name !== '' && name === product.name;
}

function joinLines(lines: Draft[]): Group {
  const [first] = lines;
  if (!first) throw new Error('a product without lines');
  const hasOptions = lines.some(({ product }) => product.isVariant);
  const faults = lines.flatMap((draft) => draft.faults);
  if (!hasOptions) return { lines, head: first, hasOptions, faults };
  const named = lines.map((draft) => ({ ...draft, options: namedOptions(first, draft) }));
  const { head, contradictions } = headOf(lines, first);
  return {
    lines: named,
    head,
    hasOptions,
    faults: [
      ...faults,
      ...contradictions,
      // The options of a first line that cannot be read are unknown.
      ...(isClear(first, '') ? lines.flatMap((draft) => optionFaults(first, draft)) : []),
      ...repetitions(named),
      ...lines.slice(catalogLimits.variantsMax).map((draft) => faultAt(draft, '', catalogTexts.variantsTooMany)),
    ],
  };
}

/** A value that is there but wrong has its own fault. */
function isClear({ faults }: Draft, column: string): boolean {
  return !faults.some((one) => one.column === '' || one.column === column);
}

/** The options of a line under the names that the first line gives them. */
function namedOptions(first: Draft, { options }: Draft): DraftOption[] {
  return first.options.map((option) => ({
    ...option,
    value: options.find(({ number }) => number === option.number)?.value ?? '',
  }));
}

function optionFaults(first: Draft, draft: Draft): Fault[] {
  const optionNumbers = first.options.length > 0 ? first.options.map(({ number }) => number) : [1];
  const missing = optionNumbers
    .filter((number) => !draft.options.find((one) => one.number === number)?.value)
    .filter((number) => isClear(draft, `option${number}_value`))
    .map((number) => faultAt(draft, `option${number}_value`, texts.optionValueMissing));
  const names = draft.options.flatMap(({ number, name }) => {
    const column = `option${number}_name`;
    const called = first.options.find((one) => one.number === number)?.name;
    if (!called) return isClear(first, column) ? [faultAt(draft, column, texts.optionUnnamed)] : [];
    if (name && optionSlug(name) !== optionSlug(called))
      return [faultAt(draft, column, texts.optionNameDiffers(called))];
    const isTwice = first.options.some((one) => one.number < number && optionSlug(one.name) === optionSlug(called));
    return isTwice && draft === first ? [faultAt(draft, column, catalogTexts.optionTwice)] : [];
  });
  return [...missing, ...names];
}

/** The product as all its lines describe it. The first line that says something counts. */
function headOf(lines: readonly Draft[], first: Draft): { head: Draft; contradictions: Fault[] } {
  const head = { ...first, specifications: { ...first.specifications } };
  const firstTexts = new Map<string, { text: string; line: number }>();
  const contradictions: Fault[] = [];
  for (const draft of lines) {
    for (const [column, text] of wordsOf(draft)) {
      const earlier = firstTexts.get(column);
      if (!earlier) firstTexts.set(column, { text, line: draft.line });
      else if (earlier.text !== text) contradictions.push(faultAt(draft, column, texts.contradicts(earlier.line)));
    }
    head.slug ||= draft.slug;
    head.externalId ??= draft.externalId;
    head.name ??= draft.name;
    head.description ??= draft.description;
    head.category ||= draft.category;
    head.isActive ??= draft.isActive;
    if (head.pictures.length === 0) head.pictures = draft.pictures;
    head.specifications = { ...draft.specifications, ...head.specifications };
  }
  return { head, contradictions };
}

/** The values of a line that belong to the product, by column. */
function wordsOf(draft: Draft): [string, string][] {
  const { slug, name, description, category, isActive, pictures, specifications } = draft;
  const named: [string, string | undefined][] = [
    ...Object.entries({ slug, name, description, category, pictures: pictures.join(' ') }),
    ['external_id', draft.externalId],
    ['is_active', isActive === undefined ? undefined : String(isActive)],
    ...Object.entries(specifications).map(([id, value]): [string, string] => [`${specificationPrefix}${id}`, value]),
  ];
  return named.flatMap(([column, text]): [string, string][] => (text ? [[column, text]] : []));
}

/** Two lines with the same option values, or the same SKU. */
function repetitions(lines: readonly Draft[]): Fault[] {
  const lineByName = new Map<string, number>();
  const earlierOf = (name: string, line: number) => {
    const earlier = lineByName.get(name);
    lineByName.set(name, earlier ?? line);
    return earlier;
  };
  return lines.flatMap((draft) => {
    const { line, sku, options } = draft;
    const isWhole = options.length > 0 && options.every(({ value }) => value !== '');
    const values = JSON.stringify(options.map(({ value }) => sameText(value)));
    const sameValues = isWhole ? earlierOf(`values ${values}`, line) : undefined;
    const sameSku = sku === '' ? undefined : earlierOf(`sku ${sku}`, line);
    return [
      ...(sameValues === undefined ? [] : [faultAt(draft, 'option1_value', texts.optionsTwice(sameValues))]),
      ...(sameSku === undefined ? [] : [faultAt(draft, 'sku', texts.skuTwice(sameSku))]),
    ];
  });
}

/**
 * How a file names the product, or the variants, that these lines are about; no later line may be about them. A SKU names
 * a variant where no option does, so lines that have one say nothing else.
 */
export function namesOf({ lines, head, hasOptions }: Group): [string, number][] {
  const skus = lines.filter(({ sku }) => sku !== '').map(({ sku, line }): [string, number] => [`sku ${sku}`, line]);
  const { slug, name } = head.product;
  if (hasOptions && (slug || name)) return [[slug ? `slug ${slug}` : `name ${name}`, head.line], ...skus];
  return skus.length > 0 || slug === '' ? skus : [[`slug ${slug}`, head.line]];
}
