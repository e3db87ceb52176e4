import type { SitemapSlugs } from './read-sitemap-slugs.ts';

/** A tenth of the protocol's limit, small enough to build in one request. */
export const urlsPerFile = 5000;

const kinds = ['pages', 'categories', 'shops', 'products'] as const;
type Kind = (typeof kinds)[number];

const staticPaths = [
  ...['/', '/products', '/shops', '/search', '/help', '/help/safety', '/help/imports', '/contact', '/developers'],
  ...['returns', 'privacy', 'terms', 'prohibited-goods'].map((slug) => `/policies/${slug}`),
];
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file at this path, or undefined; `/sitemap.xml` lists all others. */
export function sitemapFile(pathname: string, slugs: SitemapSlugs, origin: string): string | undefined {
  if (pathname === '/sitemap.xml') return index(slugs, origin);
  const [, kind, page] = /^\/sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(pathname) ?? [];
  const kindOfMap = kinds.find((one) => one === kind);
  if (!kindOfMap) return undefined;
  const end = Number(page) * urlsPerFile;
  const paths = pathsOf(kindOfMap, slugs).slice(end - urlsPerFile, end);
  if (paths.length === 0) return undefined;
  return `${head}<urlset ${namespace}>\n${entries('url', paths, origin)}</urlset>\n`;
}

function index(slugs: SitemapSlugs, origin: string): string {
  const files = kinds.flatMap((kind) => {
    const pages = Math.ceil(pathsOf(kind, slugs).length / urlsPerFile);
    return Array.from({ length: pages }, (_, n) => `/sitemap-${kind}-${n + 1}.xml`);
  });
  return `${head}<sitemapindex ${namespace}>\n${entries('sitemap', files, origin)}</sitemapindex>\n`;
}

function pathsOf(kind: Kind, { products, shops, categories }: SitemapSlugs): string[] {
  const under = (start: string, names: readonly string[]) => names.map((slug) => start + encodeURIComponent(slug));
  switch (kind) {
    case 'pages':
      return staticPaths;
    case 'categories':
      return under('/categories/', categories);
    case 'shops':
      return under('/shops/', shops);
    case 'products':
      return under('/products/', products);
  }
}

function entries(name: 'url' | 'sitemap', paths: readonly string[], origin: string): string {
  return paths.map((path) => `<${name}><loc>${origin}${path}</loc></${name}>\n`).join('');
}
