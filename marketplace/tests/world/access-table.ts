import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { askers, type Caller } from './access-parts.ts';
import { isDeep } from './config.ts';

/** A call or field, who calls it and how, and what each of them gets. */
export interface AccessRow {
  name: string;
  /** Distinguishes several rows of one call: the action, or the owner of the object. */
  variant: string;
  /** The result for each caller. */
  cells: Record<string, string>;
}

/** Reads a table of expected results, such as `marketplace/tests/access.md`. */
export function readAccessTable(file: string): AccessRow[] {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const columns = head.slice(2);
  return rows.map(([name = '', variant = '', ...cells]) => ({
    name: name.replaceAll('`', ''),
    variant,
    cells: Object.fromEntries(columns.map((column, n) => [column, cells[n] ?? ''])),
  }));
}

/** The messages for calls or fields without a row, and for rows without a call. */
export function accessGaps({ known, rows }: { known: readonly string[]; rows: readonly AccessRow[] }): string[] {
  const written = new Set(rows.map(({ name }) => name));
  return [
    ...known.filter((name) => !written.has(name)).map((name) => `There is no row for ${name}: add one`),
    ...[...written]
      .filter((name) => !known.includes(name))
      .map((name) => `There is a row for ${name}, which no longer exists`),
  ];
}

export const rowTitle = ({ name, variant }: AccessRow) => (variant ? `${name} (${variant})` : name);

/** Whether the caller was refused. */
export const isRefusal = (cell: string | undefined): boolean => /^40[134]$/.test(cell ?? '');

/**
 * The callers that try a row that changes something: all who are refused, and one who is allowed, chosen by the row's
 * title so that rows differ. The deep run uses all of them.
 */
export function askersOf(row: AccessRow): readonly Caller[] {
  const allowed = askers.filter((who) => row.cells[who] === 'yes');
  if (isDeep() || allowed.length < 2) return askers;
  const hash = createHash('sha256').update(rowTitle(row)).digest();
  const chosen = allowed[hash.readUInt16BE() % allowed.length];
  return askers.filter((who) => who === chosen || !allowed.includes(who));
}

/** The cells of the callers that tried the row. */
export const cellsOf = ({ cells }: AccessRow, tried: readonly Caller[]) =>
  Object.fromEntries(tried.map((who) => [who, cells[who]]));
