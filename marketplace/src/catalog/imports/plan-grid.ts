import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { ProductOption } from '@besesaka/schema/catalog/resources.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { optionId, optionSlug, sameText, variantLabel } from '@besesaka/schema/catalog/variant-names.ts';
import type { OwnRow } from '#catalog/bulk/own-rows.ts';
import type { VariantRow } from '#catalog/product/variant-details.ts';
import type { Leaf } from '#catalog/selling/find-leaf.ts';
import type { Group } from './join-lines.ts';
import { type Draft, type Fault, faultAt } from './read-draft.ts';

/** A variant before and after its line. A new one has no id and perhaps no SKU yet. */
export interface PlannedVariant {
  line: number;
  before: VariantRow | undefined;
  after: VariantRow;
  isChanged: boolean;
}

/** All options and variants of a product after its lines. */
export interface Grid {
  options: ProductOption[];
  rows: VariantRow[];
  /** In the order of the lines; those with a fault are missing. */
  lines: PlannedVariant[];
  faults: Fault[];
}

/** Decides what lines do to the options and variants of a product. Variants that no line names stay as they are. */
export function planGrid({ head, lines, hasOptions }: Group, before: OwnRow | undefined, fields: Leaf['fields']): Grid {
  const names = head.options.map(({ name }) => name);
  const existing = before && before.options.length > 0 ? before.options : null;
  const options = existing ?? names.map((name) => ({ id: optionId(name, fields), name, values: [] }));
  const pictures = head.pictures.length > 0 ? head.pictures : (before?.pictures ?? []);
  const grid: Grid & { pictures: string[]; hasOptions: boolean } = {
    options: options.map((option) => ({ ...option, values: [...option.values] })),
    // A picture that the product no longer has is that of no variant either.
    rows: (before?.variants ?? []).map((row) => ({
      ...row,
      mediaId: pictures.includes(row.mediaId ?? '') ? row.mediaId : null,
    })),
    lines: [],
    faults: [],
    pictures,
    hasOptions,
  };
  const called = options.map(({ name }) => name);
  if (hasOptions && names.map(optionSlug).join() !== called.map(optionSlug).join())
    return { ...grid, faults: [faultAt(head, 'option1_name', texts.optionsDiffer(called.join(', ')))] };
  for (const draft of lines) {
    const planned = planLine(grid, draft);
    if ('text' in planned) grid.faults.push(planned);
    else grid.lines.push(planned);
  }
  return grid;
}

type Rows = Pick<Grid, 'options' | 'rows'> & { pictures: readonly string[]; hasOptions: boolean };

/** Changes the rows of the grid, or returns why it cannot. */
function planLine({ options, rows, pictures, hasOptions }: Rows, draft: Draft): PlannedVariant | Fault {
  const named = rows.find(({ sku }) => draft.sku !== '' && sku === draft.sku);
  if (!hasOptions && !named) return faultAt(draft, 'option1_value', texts.variantUnnamed);
  const values = hasOptions
    ? draft.options.map(({ value }, place) => asStored(options[place], value))
    : named?.optionValues;
  const before = rows.find(({ optionValues }) => optionValues.join('\n') === values?.join('\n'));
  if (!values || (named && named !== before))
    return faultAt(draft, 'sku', texts.skuOfVariant(variantLabel(named?.optionValues ?? [])));
  const pricePesewas = draft.pricePesewas ?? before?.pricePesewas;
  if (pricePesewas === undefined) return faultAt(draft, 'price', texts.variantPrice);
  const { compareAtPesewas = before?.compareAtPesewas ?? null } = draft;
  const after: VariantRow = {
    ...(before ?? { id: '', optionValues: values, sku: '', isActive: true, mediaId: null }),
    sku: draft.sku || (before?.sku ?? ''),
    pricePesewas,
    compareAtPesewas,
    stockQuantity: draft.stockQuantity ?? before?.stockQuantity ?? 0,
    ...(draft.picture !== '' && { mediaId: draft.picture }),
  };
  if (compareAtPesewas !== null && compareAtPesewas <= pricePesewas)
    return faultAt(draft, 'compare_at_price', catalogTexts.compareAtTooLow);
  if (draft.picture !== '' && !pictures.includes(draft.picture))
    return faultAt(draft, 'picture', catalogTexts.variantPicture);
  if (before) rows.splice(rows.indexOf(before), 1, after);
  else rows.push(after);
  if (rows.length > limits.variantsMax) return faultAt(draft, '', catalogTexts.variantsTooMany);
  const full = options.findIndex((option) => option.values.length > limits.optionValuesMax);
  if (full >= 0) return faultAt(draft, `option${full + 1}_value`, catalogTexts.valuesTooMany);
  return { line: draft.line, before, after, isChanged: JSON.stringify(before) !== JSON.stringify(after) };
}

/** The value as the product writes it already, or else as the line does. */
function asStored(option: ProductOption | undefined, value: string): string {
  const stored = option?.values.find((one) => sameText(one) === sameText(value));
  if (stored === undefined) option?.values.push(value);
  return stored ?? value;
}
