import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { GraphQLSchema } from 'graphql';
import { printedSchema } from './print-schema.ts';

/** The output of `vite build` for `graphql-bff/graphiql`, and the package for other programs beside it. */
const built = new URL('../../dist/', import.meta.url);

/** The editor sets inline styles; everything else comes from our own files. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.tgz': 'application/gzip',
};

export interface Graphiql {
  page(headers: Headers): Response;
  /** Returns a file of the page or of the SDK, or null if it is not one. */
  file(path: string, headers: Headers): Response | null;
}

/** GraphiQL from our own files, each read and compressed on first use: `npm start` builds them after the site is open. */
export function createGraphiql(): Graphiql {
  const cached = new Map<string, PackedFile>();

  function find(name: string): PackedFile | null {
    const file = cached.get(name) ?? read(name);
    if (file) cached.set(name, file);
    return file;
  }
  return {
    page(headers) {
      const page = find('graphiql/index.html');
      return page ? answerPacked(page, headers) : notBuilt();
    },
    file(path, headers) {
      const [, asset, sdk] = /^\/graphql\/(?:(assets\/[\w.-]+)|(sdk\.(?:js|tgz)))$/.exec(path) ?? [];
      const file = asset ? find(`graphiql/${asset}`) : sdk ? find(`sdk/${sdk}`) : null;
      return file && answerPacked(file, headers);
    },
  };
}

function notBuilt(): Response {
  return new Response('GraphiQL is being built. Try again in a few seconds.', {
    status: 503,
    headers: { 'retry-after': '3' },
  });
}

function read(name: string): PackedFile | null {
  const path = fileURLToPath(new URL(name, built));
  if (!existsSync(path)) return null;
  const isPage = name.endsWith('.html');
  const isSdk = name.startsWith('sdk/');
  return packFile(readFileSync(path), {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    ...(isPage && { vary: 'accept, accept-encoding' }),
    'cache-control': isPage ? 'no-cache' : isSdk ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
    ...(isPage && { 'content-security-policy': policy, 'referrer-policy': 'same-origin' }),
  });
}

/** For the editor and for client generators; printed on first use. */
export function createSchemaPage(schema: GraphQLSchema): (requestHeaders: Headers) => Response {
  let packed: PackedFile | null = null;
  return (requestHeaders) => {
    packed ??= packFile(printedSchema(schema), {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    return answerPacked(packed, requestHeaders);
  };
}

/** A static response, compressed once. */
interface PackedFile {
  plain: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  tag: string;
  headers: Record<string, string>;
}

function packFile(content: string | Buffer<ArrayBuffer>, headers: Record<string, string>): PackedFile {
  const plain = Buffer.from(content);
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  // Weak, because it stands for the compressed bytes too.
  const etag = `W/${tag}`;
  return { plain, gzip: gzipSync(plain, { level: 9 }), tag, headers: { vary: 'accept-encoding', etag, ...headers } };
}

function answerPacked({ plain, gzip, tag, headers }: PackedFile, requestHeaders: Headers): Response {
  if (requestHeaders.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  const packed = (requestHeaders.get('accept-encoding') ?? '').includes('gzip');
  return new Response(packed ? gzip : plain, {
    headers: { ...headers, ...(packed && { 'content-encoding': 'gzip' }) },
  });
}
