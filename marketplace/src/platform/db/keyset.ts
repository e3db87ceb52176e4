import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { InvalidInput } from '#platform/base/errors.ts';

type KeyType = 'timestamptz' | 'uuid' | 'numeric' | 'text';

/** A key by which rows are sorted. The last key of a list is unique. */
export interface Key {
  by: SQLWrapper;
  type: KeyType;
  isDown: boolean;
}

/** Sorts by time, then by id: newest first, or oldest first. */
export function byTime(at: SQLWrapper, id: SQLWrapper, isDown = true): Key[] {
  return [
    { by: at, type: 'timestamptz', isDown },
    { by: id, type: 'uuid', isDown },
  ];
}

/** A list without items. */
export const nothing = { results: [], cursors: [], count: 0, hasNext: false, hasPrevious: false };

/** The SQL parts with which a verb reads one page of a list, and the conversion of its rows. */
export interface Part {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** The position of a row among the selected ones, to sort after a join. */
  place: SQL<number>;
  /** Selected as `keys`: the sort keys of a row for its cursor. */
  keys: SQL<string[]>;
  toPage<Row extends { keys: string[] }>(rows: Row[]): Page<Row>;
}

interface Page<Row> {
  rows: Row[];
  cursors: string[];
  hasNext: boolean;
  hasPrevious: boolean;
}

/** `before` this value selects the last page. */
const theEnd = 'end';

/**
 * One page of a list in the order of these keys, by number or relative to a cursor. It reads one row more than it
 * returns, to know whether there is a next page. A cursor contains the keys themselves, so it stays valid when its row
 * is deleted; `name` is the name of the ordering.
 */
export function partOf(name: string, keys: readonly Key[], position: ListPosition): Part {
  const { page, page_size, after, before } = position;
  const positions = [after !== undefined, before !== undefined, page > 1].filter(Boolean);
  if (positions.length > 1) throw new InvalidInput({ page: [texts.invalidInput] });
  const isBackward = before !== undefined;
  const cursor = after ?? (before === theEnd ? undefined : before);
  const field = isBackward ? 'before' : 'after';
  const offset = after !== undefined || isBackward ? 0 : (page - 1) * page_size;
  const isTooFar = offset > pageLimits.maxOffset;
  const isDown = ({ isDown }: Key) => isDown !== isBackward;
  const orderBy = keys.map((key) => (isDown(key) ? sql`${key.by} desc` : sql`${key.by} asc`));
  return {
    where: cursor === undefined ? undefined : behind(keys, decode(name, keys, { field, cursor }), isDown),
    orderBy,
    place: sql<number>`row_number() over (order by ${sql.join(orderBy, sql`, `)})`,
    limit: isTooFar ? 0 : page_size + 1,
    offset: isTooFar ? 0 : offset,
    keys: sql<string[]>`array[${sql.join(keys.map(textOf), sql`, `)}]`,
    toPage(rows) {
      const shown = rows.slice(0, page_size);
      const goesOn = rows.length > shown.length;
      if (isBackward) shown.reverse();
      return {
        rows: shown,
        cursors: shown.map((row) => encode(name, row.keys)),
        hasNext: isBackward ? before !== theEnd : goesOn,
        hasPrevious: isBackward ? goesOn : after !== undefined || page > 1,
      };
    },
  };
}

/** Compares key by key, because keys may have different directions. */
function behind(keys: readonly Key[], values: string[], isDown: (key: Key) => boolean): SQL {
  const compared = keys.map((key, index) => {
    const value = sql`${values[index]}::${sql.raw(key.type)}`;
    const same = keys.slice(0, index).map(({ by, type }, n) => sql`${by} = ${values[n]}::${sql.raw(type)}`);
    return sql`(${sql.join([...same, isDown(key) ? sql`${key.by} < ${value}` : sql`${key.by} > ${value}`], sql` and `)})`;
  });
  return sql`(${sql.join(compared, sql` or `)})`;
}

function textOf({ by, type }: Key): SQL {
  return type === 'timestamptz'
    ? sql`to_char(${by} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`(${by})::text`;
}

function encode(name: string, keys: string[]): string {
  return Buffer.from(JSON.stringify([name, ...keys])).toString('base64url');
}

const forms: Record<KeyType, RegExp> = {
  timestamptz: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]|29|3[01])T\d\d:[0-5]\d:[0-5]\d\.\d{6}Z$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  numeric: /^\d{1,15}(?:\.\d{1,40})?$/,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL.
  text: /^[^\x00]{0,300}$/,
};

/** Rejects cursors that are malformed, forged, or of another ordering. */
function decode(name: string, keys: readonly Key[], { field, cursor }: { field: string; cursor: string }): string[] {
  const [order, ...values] = parse(cursor);
  const isSound = values.length === keys.length && keys.every(({ type }, index) => isOf(type, values[index] ?? ''));
  if (order !== name || !isSound) throw new InvalidInput({ [field]: [texts.cursorUnknown] }, texts.cursorUnknown);
  return values;
}

function isOf(type: KeyType, value: string): boolean {
  return forms[type].test(value) && (type !== 'timestamptz' || !Number.isNaN(Date.parse(value)));
}

function parse(cursor: string): string[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : [];
  } catch {
    return [];
  }
}
