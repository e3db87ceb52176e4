// What a browser drops, or reads as a slash: in a path they only serve to make one address look like another.
const treacherous = /[\p{Cc}\\]/u;

/**
 * The address a page is made from, on the site's own origin whatever the request says of its host: path as asked and the
 * parameters that count. Null where the path could be read as another host or cannot be read at all.
 */
export function pageAddress({ pathname, search }: URL): string | null {
  if (pathname.includes('//') || !isPlain(pathname)) return null;
  return search === '' ? pathname : pathname + knownOf(search);
}

function isPlain(path: string): boolean {
  try {
    return !treacherous.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether it is the link of a mail. */
export function holdsToken({ searchParams }: URL): boolean {
  return searchParams.has('token');
}

/** What a page may be made differently for. Whatever else a link carries, such as who passed it on, makes no page of its own. */
export const pageParameters: readonly string[] = [
  ...['q', 'category', 'price', 'min_price', 'max_price', 'in_stock', 'featured', 'region', 'spec', 'ordering', 'page'],
  ...['business_name', 'min_rating', 'verified', 'sort'],
  ...['redirect', 'view', 'tab', 'source', 'section', 'state', 'status', 'purpose'],
  ...['order', 'show', 'reference', 'trxref', 'step', 'product', 'plan', 'renew'],
];

function knownOf(search: string): string {
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams(pageParameters.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return known.size > 0 ? `?${known}` : '';
}
