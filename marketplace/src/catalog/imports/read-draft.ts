import { type OptionNumber, optionNumbers, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { productFields, productForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { sameText } from '@besesaka/schema/catalog/variant-names.ts';
import { skuInput, variantGrid } from '@besesaka/schema/catalog/variants.ts';
import { withoutApostrophe } from '@besesaka/schema/kernel/csv.ts';
import { parseMoney } from '@besesaka/schema/kernel/money.ts';
import { externalIdInput } from '@besesaka/schema/kernel/programs/metadata.ts';
import type { z } from 'zod';
import type { Column, Header } from './header.ts';
import type { CsvLine } from './read-lines.ts';

export interface Fault {
  line: number;
  column: string;
  text: string;
}

export const faultAt = ({ line }: Pick<Draft, 'line'>, column: string, text: string): Fault => ({ line, column, text });

/** A line's values of a product. A value that is undefined stays as it is, or as a new product has it. */
export interface Draft {
  line: number;
  sku: string;
  slug: string;
  externalId: string | undefined;
  name: string | undefined;
  description: string | undefined;
  pricePesewas: number | undefined;
  compareAtPesewas: number | null | undefined;
  stockQuantity: number | undefined;
  isActive: boolean | undefined;
  category: string;
  specifications: Record<string, string>;
  /** Addresses, or names in the zip file. */
  pictures: string[];
  /** Where the line fills in an option; empty for a product without variants. */
  options: DraftOption[];
  /** The picture of the variant; empty if it stays. */
  picture: string;
  /** The product as the line calls it, whether or not it has faults. */
  product: { slug: string; name: string; isVariant: boolean };
  /** A cell as the file has it; empty if there is none. */
  cellOf: (column: string) => string;
  faults: Fault[];
}

export interface DraftOption {
  number: OptionNumber;
  /** Empty if the product's first line names it. */
  name: string;
  /** Empty if it is missing or has a fault of its own. */
  value: string;
}

const decimalComma = /^\d+,\d{1,2}$/;
const yes = ['yes', 'true', '1', 'active', 'y'];
const no = ['no', 'false', '0', 'draft', 'n'];
const { name, description, price, compare_at_price } = productFields.shape;
const { stock_quantity } = productForm.shape;
const { name: optionName, values: optionValues } = variantGrid.shape.options.element.shape;

/** Reads the cells of a line by the rules of the product form. All its faults are found at once. */
export function readDraft(header: Header, { line, cells, fault }: CsvLine): Draft {
  const faults: Fault[] = [];
  const note = (column: string, text: string) => void faults.push({ line, column, text });
  if (fault) note('', fault);
  else if (cells.slice(header.size).some((cell) => cell.trim() !== ''))
    note('', texts.tooManyCells(cells.length, header.size));
  const isReadable = faults.length === 0;
  const cellOf = (column: string): string | undefined => {
    const index = header.get(column);
    if (index === undefined || !isReadable) return undefined;
    const cell = withoutApostrophe((cells[index] ?? '').trim());
    if (cell.length <= limits.cellMax) return cell;
    note(column, texts.cellLong);
    return '';
  };
  const checked = <T>(column: Column, type: z.ZodType<T>, cell = cellOf(column)): T | undefined => {
    if (!cell) return undefined;
    const { data, error } = type.safeParse(cell);
    if (error)
      note(
        column,
        decimalComma.test(cell) ? texts.decimalComma(cell) : (error.issues[0]?.message ?? texts.quoteSingle),
      );
    return data;
  };
  const compareCell = cellOf('compare_at_price');
  return {
    line,
    faults,
    product: productOf(header, cells),
    cellOf: (column) => cells[header.get(column) ?? -1]?.trim() ?? '',
    sku: checked('sku', skuInput) ?? '',
    slug: (cellOf('slug') ?? '').toLowerCase(),
    externalId: checked('external_id', externalIdInput) ?? undefined,
    name: checked('name', name),
    description: checked('description', description),
    pricePesewas: amountOf(checked('price', price)),
    // An empty cell removes the earlier price, because the export writes none as an empty cell.
    compareAtPesewas: compareCell === '' ? null : amountOf(checked('compare_at_price', compare_at_price, compareCell)),
    stockQuantity: checked('stock', stock_quantity),
    isActive: readFlag(cellOf('is_active') ?? '', () => note('is_active', texts.activeInvalid)),
    category: cellOf('category') ?? '',
    specifications: specificationsOf(header, cellOf),
    pictures: readPictures(cellOf('pictures') ?? '', (text) => note('pictures', text)),
    options: optionNumbers
      .map((number) => ({
        number,
        name: checked(`option${number}_name`, optionName) ?? '',
        value: checked(`option${number}_value`, optionValues.element) ?? '',
      }))
      .filter((option) => option.name !== '' || option.value !== ''),
    picture: cellOf('picture') ?? '',
  };
}

function productOf(header: Header, cells: readonly string[]): Draft['product'] {
  const textOf = (column: Column) => sameText(cells[header.get(column) ?? -1] ?? '');
  const isFilled = (column: Column) => textOf(column) !== '';
  const isVariant = optionNumbers.some((one) => isFilled(`option${one}_name`) || isFilled(`option${one}_value`));
  return { slug: textOf('slug'), name: textOf('name'), isVariant };
}

function amountOf(amount: string | null | undefined): number | undefined {
  return typeof amount === 'string' ? (parseMoney(amount) ?? undefined) : undefined;
}

function readFlag(cell: string, refuse: () => void): boolean | undefined {
  const word = cell.toLowerCase();
  if (yes.includes(word)) return true;
  if (no.includes(word)) return false;
  if (word !== '') refuse();
  return undefined;
}

function specificationsOf(header: Header, cellOf: (column: string) => string | undefined) {
  const entries = [...header.keys()]
    .filter((column) => column.startsWith(specificationPrefix))
    .map((column) => [column.slice(specificationPrefix.length), cellOf(column) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function readPictures(cell: string, refuse: (text: string) => void): string[] {
  const pictures = [...new Set(cell.split(/\s+/).filter((one) => one !== ''))];
  if (pictures.length > 0 && pictures.length < catalogLimits.imagesMin) refuse(catalogTexts.imagesMissing);
  if (pictures.length <= catalogLimits.imagesMax) return pictures;
  refuse(texts.picturesTooMany);
  return [];
}
