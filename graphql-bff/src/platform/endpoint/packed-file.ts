import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A static response, compressed once. */
export interface PackedFile {
  plain: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  tag: string;
  headers: Record<string, string>;
}

export function packFile(content: string | Buffer<ArrayBuffer>, headers: Record<string, string>): PackedFile {
  const plain = Buffer.from(content);
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  // Weak, because it stands for the compressed bytes too.
  const etag = `W/${tag}`;
  return { plain, gzip: gzipSync(plain, { level: 9 }), tag, headers: { vary: 'accept-encoding', etag, ...headers } };
}

export function answerPacked({ plain, gzip, tag, headers }: PackedFile, requestHeaders: Headers): Response {
  if (requestHeaders.get('if-none-match')?.includes(tag)) return new Response(null, { status: 304, headers });
  const packed = (requestHeaders.get('accept-encoding') ?? '').includes('gzip');
  return new Response(packed ? gzip : plain, {
    headers: { ...headers, ...(packed && { 'content-encoding': 'gzip' }) },
  });
}
