import { type ImportColumn, importColumnNames, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { InvalidInput } from '#platform/base/errors.ts';

type Column = ImportColumn | `${typeof specificationPrefix}${string}`;

/** The column of each cell of a line. */
export type Header = readonly Column[];

/** Headings as people write them: "Compare at price", "STOCK". */
export function readHeader(cells: readonly string[]): Header {
  const refuse = (text: string) => new InvalidInput({ file: [text] }, text);
  const header = cells.map((cell) => {
    const name = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    if (isColumn(name)) return name;
    throw refuse(optionColumn.test(name) ? catalogTexts.optionsTooMany : texts.columnUnknown(cell.trim().slice(0, 60)));
  });
  const twice = header.find((name, at) => header.indexOf(name) < at);
  if (twice) throw refuse(texts.columnTwice(twice));
  if (!header.some((name) => name === 'sku' || name === 'slug' || name === 'name')) throw refuse(texts.columnsMissing);
  return header;
}

/** Also of options that no product can have. */
const optionColumn = /^option\d+_(?:name|value)$/;

function isColumn(name: string): name is Column {
  return name.startsWith(specificationPrefix) || importColumnNames.some((known) => known === name);
}
