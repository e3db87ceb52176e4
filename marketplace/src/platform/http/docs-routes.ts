import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createRouter, type Router } from './router.ts';

const files = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
]);

const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Besesaka: the REST service</title>
  <link rel="icon" href="/api/docs/favicon-32x32.png">
  <link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
  <div id="docs"></div>
  <noscript>This page needs scripts; the description itself is at /api/openapi.json.</noscript>
  <script src="/api/docs/swagger-ui-bundle.js"></script>
  <script src="/api/docs/begin.js"></script>
</body>
</html>
`;

/** The groups begin closed: two hundred operations would take seconds to draw. */
const options = {
  ...{ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null },
  ...{ docExpansion: 'none', filter: true, defaultModelsExpandDepth: -1 },
};
const begin = `SwaggerUIBundle(${JSON.stringify(options)});\n`;

/**
 * Swagger UI from its package: it loads nothing from other hosts and runs no inline scripts, but sets inline styles.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function docsRoutes(): Router {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const router = createRouter();
  router.get('/api/docs', (c) => c.html(page, 200, { 'content-security-policy': policy }));
  router.get('/api/docs/begin.js', (c) => c.text(begin, 200, { 'content-type': 'text/javascript; charset=utf-8' }));
  router.get('/api/docs/:file', async (c) => {
    const name = c.req.param('file');
    const type = files.get(name);
    if (!type) return c.notFound();
    const body = new Uint8Array(await readFile(join(folder, name)));
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
  });
  return router;
}
