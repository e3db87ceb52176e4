import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { etag } from 'hono/etag';
import type { ApiDocument } from '#platform/base/part-of-document.ts';
import { createRouter, type Router } from '#platform/http/router.ts';

/** The module that the page shows first: its calls need no login. */
const first = 'catalog';

const style = `
  body { margin: 0; }
  .modules { display: flex; flex-wrap: wrap; gap: 0.25rem; padding: 0.75rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  .modules a { padding: 0.375rem 0.75rem; border-radius: 0.5rem; color: #1b3a5c; }
  .modules [aria-current] { background: #1b3a5c; color: #fff; text-decoration: none; }
`;

const linkTo = (name: string, isChosen: boolean) =>
  `<a href="/api/docs?module=${name}"${isChosen ? ' aria-current="page"' : ''}>${name}</a>`;

const files = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

const startScript = readFileSync(new URL('./start.js', import.meta.url), 'utf8');

const pageOf = (module: string, { tags }: ApiDocument) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Besesaka: the REST service</title>
  <link rel="icon" href="/api/docs/favicon-32x32.png">
  <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  <style>${style}</style>
</head>
<body>
  <nav class="modules" aria-label="Modules">
    ${tags.map(({ name }) => linkTo(name, name === module)).join('\n    ')}
    <a href="/api/openapi.json">All in one document</a>
  </nav>
  <div id="docs"></div>
  <noscript>This page needs scripts. The OpenAPI document is at /api/openapi.json.</noscript>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Swagger UI loads nothing from other hosts and runs no inline scripts, but sets inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `reference` returns the OpenAPI document, which is generated on the first call. */
export function docsRoutes({ reference }: { reference: () => ApiDocument }): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = createRouter();
  router.get('/api/docs', (c) => {
    const { tags } = reference();
    const chosen = tags.find(({ name }) => name === c.req.query('module')) ?? tags.find(({ name }) => name === first);
    return c.html(pageOf(chosen?.name ?? '', reference()), 200, { 'content-security-policy': policy });
  });
  router.get('/api/docs/start.js', (c) =>
    c.text(startScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  router.get('/api/docs/:file', etag(), async (c) => {
    const name = c.req.param('file');
    const type = files.get(name);
    if (!type) return c.notFound();
    const body = new Uint8Array(await readFile(join(folder, name)));
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
  });
  return router;
}
