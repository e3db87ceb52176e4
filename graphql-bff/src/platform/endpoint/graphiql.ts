import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerPacked, type PackedFile, packFile } from './packed-file.ts';

/** The output of `vite build` for `graphql-bff/graphiql`. */
const built = new URL('../../../dist/graphiql/', import.meta.url);

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
};

export interface Graphiql {
  page(headers: Headers): Response;
  /** Returns a file of the page, or null if it is not one. */
  file(path: string, headers: Headers): Response | null;
}

/** GraphiQL from our own files, each read and compressed on first use; null if it is not built. */
export function createGraphiql(): Graphiql | null {
  if (!existsSync(built)) return null;
  const names = new Set(readdirSync(new URL('assets/', built)).map((name) => `assets/${name}`));
  const known = new Map<string, PackedFile>();

  function find(name: string): PackedFile {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  }
  return {
    page: (headers) => answerPacked(find('index.html'), headers),
    file(path, headers) {
      const name = path.replace(/^\/graphql\//, '');
      return names.has(name) ? answerPacked(find(name), headers) : null;
    },
  };
}

function read(name: string): PackedFile {
  const isPage = name === 'index.html';
  return packFile(readFileSync(fileURLToPath(new URL(name, built))), {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    ...(isPage && { vary: 'accept, accept-encoding' }),
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isPage && { 'content-security-policy': policy, 'referrer-policy': 'same-origin' }),
  });
}
