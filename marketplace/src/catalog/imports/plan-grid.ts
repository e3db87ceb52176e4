import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductOption } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { optionId, optionSlug, sameText, variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import { withOffer } from '#catalog/bulk/change-rules.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { VariantRow } from '#catalog/product/variant-details.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { Group } from './join-lines.ts';
import type { Draft, Fault } from './read-draft.ts';

/** A variant before and after its line. A new one has no id and perhaps no SKU yet. */
export interface PlannedVariant {
  before: VariantRow | undefined;
  after: VariantRow;
  isChanged: boolean;
}

export interface Grid {
  /** In the order of the lines; those with a fault are missing. */
  variants: PlannedVariant[];
  wanted: Pick<OwnRow, 'options' | 'variants' | 'pricePesewas' | 'compareAtPesewas' | 'stockQuantity'>;
  faults: Fault[];
}

/** Decides what lines do to the options and variants of a product. Variants that no line names stay as they are. */
export function planGrid({ head, lines, hasOptions }: Group, before: OwnRow, fields: Leaf['fields']): Grid {
  const names = head.options.map(({ name }) => name);
  const options = before.options.length > 0 ? before.options : names.map((name) => optionOf(name, fields));
  const pictures = head.pictures.length > 0 ? head.pictures : before.pictures;
  const grid = {
    options: options.map((option) => ({ ...option, values: [...option.values] })),
    // A picture that the product no longer has is that of no variant either.
    rows: before.variants.map((row) => ({
      ...row,
      mediaId: pictures.includes(row.mediaId ?? '') ? row.mediaId : null,
    })),
    pictures,
    hasOptions,
  };
  const called = options.map(({ name }) => name);
  const faults: Fault[] = [];
  if (hasOptions && names.map(optionSlug).join() !== called.map(optionSlug).join())
    faults.push({ line: head.line, column: 'option1_name', text: texts.optionsDiffer(called.join(', ')) });
  const variants: PlannedVariant[] = [];
  for (const draft of faults.length > 0 ? [] : lines) {
    const planned = planLine(grid, draft);
    if (Array.isArray(planned)) faults.push(...planned);
    else variants.push(planned);
  }
  const wanted = { options: grid.options, ...withOffer(faults.length > 0 ? before.variants : grid.rows, before) };
  return { variants, faults, wanted };
}

function optionOf(name: string, fields: Leaf['fields']): ProductOption {
  return { id: optionId(name, fields), name, values: [] };
}

interface Rows {
  options: ProductOption[];
  rows: VariantRow[];
  pictures: readonly string[];
  hasOptions: boolean;
}

/** Changes the rows of the grid, or returns why it cannot. */
function planLine(grid: Rows, draft: Draft): PlannedVariant | Fault[] {
  const fault = (column: string, text: string): Fault[] => [{ line: draft.line, column, text }];
  const { options, rows, pictures, hasOptions } = grid;
  const named = rows.find(({ sku }) => draft.sku !== '' && sku === draft.sku);
  if (!hasOptions && !named) return fault('option1_value', texts.variantUnnamed);
  const values = hasOptions ? draft.options.map(({ value }, at) => known(options[at], value)) : named?.optionValues;
  const before = rows.find(({ optionValues }) => optionValues.join('\n') === values?.join('\n'));
  if (!values || (named && named !== before))
    return fault('sku', texts.skuOfVariant(variantLabel(named?.optionValues ?? [])));
  const pricePesewas = draft.pricePesewas ?? before?.pricePesewas;
  if (pricePesewas === undefined) return fault('price', texts.variantPrice);
  const after: VariantRow = {
    ...(before ?? { id: '', optionValues: values, sku: '', isActive: true, mediaId: null }),
    sku: draft.sku || (before?.sku ?? ''),
    pricePesewas,
    compareAtPesewas:
      draft.compareAtPesewas === undefined ? (before?.compareAtPesewas ?? null) : draft.compareAtPesewas,
    stockQuantity: draft.stockQuantity ?? before?.stockQuantity ?? 0,
    ...(draft.picture !== '' && { mediaId: draft.picture }),
  };
  if (after.compareAtPesewas !== null && after.compareAtPesewas <= pricePesewas)
    return fault('compare_at_price', catalogTexts.compareAtTooLow);
  if (draft.picture !== '' && !pictures.includes(draft.picture)) return fault('picture', catalogTexts.variantPicture);
  if (before) rows.splice(rows.indexOf(before), 1, after);
  else rows.push(after);
  if (rows.length > limits.variantsMax) return fault('', catalogTexts.variantsTooMany);
  const full = options.findIndex((option) => option.values.length > limits.optionValuesMax);
  if (full >= 0) return fault(`option${full + 1}_value`, catalogTexts.valuesTooMany);
  return { before, after, isChanged: JSON.stringify(before) !== JSON.stringify(after) };
}

/** The value as the product writes it already, or else as the line does. */
function known(option: ProductOption | undefined, value: string): string {
  const found = option?.values.find((one) => sameText(one) === sameText(value));
  if (found === undefined) option?.values.push(value);
  return found ?? value;
}
