import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';

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

/** A page of a numbered list, with the addresses of its neighbours. */
export function withAddresses<T extends { count: number }>(
  url: string,
  { page, page_size: pageSize }: { page: number; page_size: number },
  found: T,
) {
  return { ...found, ...pageAddresses(url, { page, pageSize, count: found.count }) };
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
