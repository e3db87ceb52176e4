import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { csrfHeader } from '#platform/graphql/yoga.ts';
import { examples } from './graphiql-examples.ts';

/** The editor's workers come out of blobs, and its styles are set by scripts; all else is this one hashed script. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} blob:`,
    "worker-src 'self' blob:",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** GraphiQL from its package alone: one page, nothing from elsewhere, made when it is first asked for. */
export function createGraphiql(): (headers: Headers) => Response {
  let made: ReturnType<typeof makePage> | null = null;
  return (headers) => {
    made ??= makePage();
    const packed = (headers.get('accept-encoding') ?? '').includes('gzip');
    const encoding: Record<string, string> = packed ? { 'content-encoding': 'gzip' } : {};
    return new Response(packed ? made.gzip : made.plain, { headers: { ...made.headers, ...encoding } });
  };
}

function makePage() {
  const html = renderGraphiQL({
    title: 'Besesaka: GraphiQL',
    endpoint: '/graphql',
    subscriptionsProtocol: 'WS',
    credentials: 'same-origin',
    additionalHeaders: { [csrfHeader]: '1' },
    defaultQuery: examples.buyer,
    defaultTabs: Object.values(examples).map((query) => ({ query })),
  }).trim();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(html),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
    vary: 'accept, accept-encoding',
  };
  return { plain: Buffer.from(html), gzip: gzipSync(html, { level: 5 }), headers };
}
