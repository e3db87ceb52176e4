import { chooseEncoding } from './encoding.ts';
import type { StaticFile } from './web-files.ts';

export function serveStatic(request: Request, file: StaticFile): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const packed = encoding === 'identity' ? undefined : file[encoding];
  if (packed) headers.set('content-encoding', encoding);
  const body = packed ?? file.body;
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
