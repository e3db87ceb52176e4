import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';

interface Position {
  page: number;
  pageSize: number;
  count: number;
}

/** Addresses of the neighbouring pages of a numbered list, as paths on this host; null where there is none to show. */
export function pageAddresses(url: string, { page, pageSize, count }: Position) {
  const isShown = (wanted: number) =>
    wanted >= 1 && (wanted - 1) * pageSize < count && (wanted - 1) * pageSize <= pageLimits.maxOffset;
  const addressOf = (wanted: number) => (isShown(wanted) ? withQuery(url, { page: String(wanted) }) : null);
  return { next: addressOf(page + 1), previous: addressOf(page - 1) };
}

export interface Found<Item> {
  results: Item[];
  cursors: string[];
  hasNext: boolean;
  hasPrevious: boolean;
}

/** A part of a list that goes on from cursors as well, with the addresses of its neighbours in the way it was asked for. */
export function withNeighbours<Item, Rest>(
  url: string,
  { page, page_size: pageSize, after, before }: ListPosition,
  { hasNext, hasPrevious, ...found }: Found<Item> & Rest,
) {
  const { cursors } = found;
  const isNumbered = after === undefined && before === undefined;
  const isShown = (wanted: number) => (wanted - 1) * pageSize <= pageLimits.maxOffset;
  const nextOf = () => {
    // Where nothing stands, it goes on from the other end.
    if (!isNumbered) return withQuery(url, { after: cursors.at(-1), before: undefined });
    return isShown(page + 1) ? withQuery(url, { page: String(page + 1) }) : null;
  };
  const previousOf = () => {
    if (!isNumbered) return withQuery(url, { before: cursors[0] ?? 'end', after: undefined });
    return isShown(page - 1) ? withQuery(url, { page: String(page - 1) }) : null;
  };
  return {
    ...found,
    next: hasNext ? nextOf() : null,
    previous: hasPrevious ? previousOf() : null,
  };
}

/** One list of several, which have no addresses of their own. */
export function withEnds<List>({ hasNext, hasPrevious, ...list }: List & { hasNext: boolean; hasPrevious: boolean }) {
  return { ...list, has_next: hasNext, has_previous: hasPrevious };
}

/** The same path with some of its query exchanged; undefined takes a name away. */
export function withQuery(url: string, changes: Record<string, string | undefined>): string {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  return `${pathname}?${searchParams}`;
}
