import { workerPath } from '#platform/offline/worker-protocol.ts';
import { createFormServer } from '#platform/serving/serve-form.ts';
import { createPageServer, type PageServerDeps } from '#platform/serving/serve-page.ts';
import { createSitemapServer } from '#platform/serving/serve-sitemap.ts';
import { serveStatic } from '#platform/serving/serve-static.ts';
import type { StaticFile } from '#platform/serving/web-files.ts';

/** A browser asks for the newest at each visit; what it may fetch is ours alone. */
function serveWorker(request: Request, file: StaticFile): Response {
  const response = serveStatic(request, file);
  response.headers.set('cache-control', 'no-cache');
  response.headers.set('content-security-policy', "default-src 'self'");
  return response;
}

export interface Web {
  fetch(request: Request): Promise<Response>;
  /** How many requests were refused because there were too many at once. */
  refused(): number;
}

interface WebDeps extends PageServerDeps {
  /** Serves the page of all components, for developers. */
  devPages?: boolean;
}

/** Serves the built files, and renders every other address as a public page; takes the forms of browsers without script. */
export function createWeb(deps: WebDeps): Web {
  const { servePage, serveReply, refused } = createPageServer(deps);
  const { serveForm, serveNotice, hasNotice } = createFormServer(deps, serveReply);
  const serveSitemap = createSitemapServer(deps);
  return {
    refused,
    async fetch(request) {
      const url = new URL(request.url);
      if (request.method === 'POST') return serveForm(request, url);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
      }
      const { pathname } = url;
      const listed = await serveSitemap(request, url);
      if (listed) return listed;
      // Browsers request this icon for pages without their own (GraphiQL, stored mail).
      const file = deps.files.file(pathname === '/favicon.ico' ? '/favicon.png' : pathname);
      if (file) return pathname === workerPath ? serveWorker(request, file) : serveStatic(request, file);
      // A chunk of an older build: an HTML page in its place would only confuse the browser.
      if (pathname.startsWith('/assets/')) return new Response('Not found', { status: 404 });
      if (pathname.startsWith('/dev/') && !deps.devPages) return new Response('Not found', { status: 404 });
      return request.method === 'GET' && hasNotice(request) ? serveNotice(request, url) : servePage(request, url);
    },
  };
}
