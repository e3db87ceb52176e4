import { createPageCache } from './page-cache.ts';
import { readSitemapSlugs, type SitemapSlugs } from './read-sitemap-slugs.ts';
import type { PageServerDeps } from './serve-page.ts';
import { sitemapFile } from './sitemap.ts';

const cacheSeconds = 3600;

/** Answers `/sitemap.xml`, its parts and `/robots.txt`; null for every other address. */
export function createSitemapServer({ files, graphqlFetch, publicUrl, log }: PageServerDeps) {
  const { origin } = new URL(publicUrl);
  const cache = createPageCache<SitemapSlugs & { madeAt: number }>({ milliseconds: cacheSeconds * 1000, entries: 1 });

  return async function serveSitemap(request: Request, { pathname }: URL): Promise<Response | null> {
    if (pathname === '/robots.txt') return text(request, robots(), 'text/plain');
    if (!/^\/sitemap(?:-[a-z]+-\d+)?\.xml$/.test(pathname)) return null;
    try {
      const slugs = await cache.get('all', async () => ({
        madeAt: Date.now(),
        ...(await readSitemapSlugs(graphqlFetch, publicUrl)),
      }));
      const file = sitemapFile(pathname, slugs, origin);
      return file === undefined ? new Response('Not found', { status: 404 }) : text(request, file, 'application/xml');
    } catch (err) {
      log.error({ err }, 'the sitemap could not be read');
      // Crawlers retry after a 503; an incomplete list would make them drop pages.
      return new Response('Unavailable', {
        status: 503,
        headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      });
    }
  };

  /** The sitemap's URL must be absolute, so it is added to the built file here. */
  function robots(): string {
    const rules = files.file('/robots.txt')?.body ?? new Uint8Array();
    return `${new TextDecoder().decode(rules).trimEnd()}\n\nSitemap: ${origin}/sitemap.xml\n`;
  }
}

function text(request: Request, body: string, type: string): Response {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${cacheSeconds}`,
    'x-content-type-options': 'nosniff',
  };
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
