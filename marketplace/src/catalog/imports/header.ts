import { type ImportColumn, importColumnNames, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { InvalidInput } from '#platform/base/errors.ts';

export type Column = ImportColumn | `${typeof specificationPrefix}${string}`;

/** The place of each column in a line. */
export type Header = ReadonlyMap<string, number>;

/** Headings as users write them: "Compare at price", "STOCK". */
export function readHeader(cells: readonly string[]): Header {
  const refuse = (text: string) => new InvalidInput({ file: [text] }, text);
  if (cells.length > limits.columns) throw refuse(texts.tooManyColumns);
  const header = new Map<Column, number>();
  for (const [at, cell] of cells.entries()) {
    const name = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    if (optionColumn.test(name) && !isColumn(name)) throw refuse(catalogTexts.optionsTooMany);
    if (!isColumn(name)) throw refuse(texts.columnUnknown(cell.trim().slice(0, 60)));
    if (header.has(name)) throw refuse(texts.columnTwice(name.slice(0, 60)));
    header.set(name, at);
  }
  if (!header.has('sku') && !header.has('slug') && !header.has('name')) throw refuse(texts.columnsMissing);
  return header;
}

/** Also of options that no product can have. */
const optionColumn = /^option\d+_(?:name|value)$/;

function isColumn(name: string): name is Column {
  return name.startsWith(specificationPrefix) || importColumnNames.some((column) => column === name);
}
