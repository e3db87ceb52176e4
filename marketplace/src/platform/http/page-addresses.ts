import { pageLimits } from '@besesaka/schema/kernel/lists/page-limits.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';

interface Position {
  page: number;
  pageSize: number;
  count: number;
}

/** The addresses of the neighbouring pages of a numbered list, as paths on this host; null if there is none. */
export function pageAddresses(url: string, { page, pageSize, count }: Position) {
  const isShown = (number: number) =>
    number >= 1 && (number - 1) * pageSize < count && (number - 1) * pageSize <= pageLimits.maxOffset;
  const addressOf = (number: number) => (isShown(number) ? withQuery(url, { page: String(number) }) : null);
  return { next: addressOf(page + 1), previous: addressOf(page - 1) };
}

export interface FoundPart<Item> {
  results: Item[];
  cursors: string[];
  hasNext: boolean;
  hasPrevious: boolean;
}

/** A list that also supports cursors, with the addresses of its neighbours in the form that the request used. */
export function withNeighbours<Item, Rest>(
  url: string,
  { page, page_size: pageSize, after, before }: ListPosition,
  { hasNext, hasPrevious, ...found }: FoundPart<Item> & Rest,
) {
  const { cursors } = found;
  const isNumbered = after === undefined && before === undefined;
  const isShown = (number: number) => (number - 1) * pageSize <= pageLimits.maxOffset;
  const nextOf = () => {
    // An empty page continues from the other end.
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

/** One of several lists in a response, which have no addresses of their own. */
export function withEnds<List>({ hasNext, hasPrevious, ...list }: List & { hasNext: boolean; hasPrevious: boolean }) {
  return { ...list, has_next: hasNext, has_previous: hasPrevious };
}

/** The same path with changed query parameters; undefined removes one. */
export function withQuery(url: string, changes: Record<string, string | undefined>): string {
  const { pathname, searchParams } = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) searchParams.delete(name);
    else searchParams.set(name, value);
  }
  return `${pathname}?${searchParams}`;
}
