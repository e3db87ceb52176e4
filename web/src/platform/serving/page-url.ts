// Browsers drop control characters and read a backslash as a slash, so paths with them only disguise another URL.
const treacherous = /[\p{Cc}\\]/u;
// No route matches a path with one of these.
const separators = /%e2%80%a[89]/i;

/**
 * The URL a page is rendered for: on the site's own origin, whatever the request's host, with the requested path and the
 * known parameters. Null if the path is invalid or could be read as another host.
 */
export function pageAddress({ pathname, search }: URL): string | null {
  if (pathname.includes('//') || !isPlain(pathname) || separators.test(pathname)) return null;
  return search === '' ? pathname : pathname + knownOf(search, productPage.test(pathname));
}

/** The status of the page for a URL that `pageAddress` refuses. */
export function refusedStatus({ pathname }: URL): 400 | 404 {
  return isPlain(pathname) && separators.test(pathname) ? 404 : 400;
}

function isPlain(path: string): boolean {
  try {
    return !treacherous.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether the URL is a mail link with a token, or says what a buyer orders. */
export function isPrivate({ pathname, searchParams }: URL): boolean {
  return searchParams.has('token') || /^\/checkout(\/|$)/.test(pathname);
}

/** The parameters that a page depends on. Others, such as tracking parameters, do not make a separate cache entry. */
export const pageParameters: readonly string[] = [
  ...['q', 'category', 'price', 'min_price', 'max_price', 'in_stock', 'featured', 'region', 'spec', 'ordering', 'page'],
  ...['business_name', 'min_rating', 'verified', 'sort'],
  ...['redirect', 'view', 'tab', 'source', 'section', 'state', 'status', 'purpose', 'month', 'chat'],
  ...[
    'order',
    'show',
    'reference',
    'trxref',
    'step',
    'product',
    'variant',
    'quantity',
    'offer',
    'plan',
    'renew',
    'sum',
    'list',
  ],
];

const productPage = /^\/products\/[^/]+$/;
/** Sellers name the options of their products, such as `?size=42`. Links from other sites add the left-out names. */
const optionName = /^(?!utm_|fbclid|gclid)[a-z0-9_]{1,40}$/;
const optionsAtMost = 3;

function knownOf(search: string, isProduct: boolean): string {
  const requested = new URLSearchParams(search);
  const others = [...new Set(requested.keys())].filter((name) => !pageParameters.includes(name));
  const options = isProduct ? others.filter((name) => optionName.test(name)).slice(0, optionsAtMost) : [];
  const allowed = new URLSearchParams(
    [...pageParameters, ...options].flatMap((name) => requested.getAll(name).map((value) => [name, value])),
  );
  return allowed.size > 0 ? `?${allowed}` : '';
}
