import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import Papa from 'papaparse';
import { pauseForOthers } from '#platform/base/pause-for-others.ts';

export interface CsvLine {
  /** The line in the file where it begins. */
  line: number;
  cells: string[];
  /** Why its cells are not what the writer meant; null if they are. */
  fault: string | null;
}

/** Parsed at a time: some milliseconds of work. */
const windowChars = 32 * 1024;
/** Longer than any line that is meant. */
const lineChars = 256 * 1024;

/**
 * Reads the lines of a CSV text with `\n` between them, empty ones excepted. It uses the library's parser by windows,
 * because its own streams are ten times slower or read everything at once.
 */
export async function* readLines(csv: string): AsyncGenerator<CsvLine> {
  const delimiter = delimiterOf(csv);
  let line = 1;
  let size = windowChars;
  for (let position = 0; position < csv.length; ) {
    const isLast = position + size >= csv.length;
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(
      csv.slice(position, position + size),
      0,
      !isLast,
    );
    if (data.length === 0 && !isLast && size >= lineChars)
      return void (yield { line, cells: [], fault: texts.quoteOpen });
    const codes = new Map(errors.filter(({ type }) => type === 'Quotes').map(({ row, code }) => [row, code]));
    for (const [row, cells] of data.entries()) {
      const code = codes.get(row);
      const fault = code ? (code === 'MissingQuotes' ? texts.quoteOpen : texts.quoteSingle) : null;
      if (fault || cells.some((cell) => cell.trim() !== '')) {
        yield { line, cells, fault };
        await pauseForOthers();
      }
      line += 1 + cells.join('').split('\n').length - 1;
    }
    if (isLast) return;
    size = data.length === 0 ? lineChars : windowChars;
    position += data.length === 0 ? 0 : meta.cursor;
    await pauseForOthers();
  }
}

/** Spreadsheets write semicolons where the comma separates decimals. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.slice(0, lineChars).split('\n', 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
