import { gzipSync } from 'node:zlib';

/** A static response, compressed once. */
export interface PackedFile {
  plain: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

export function packFile(content: string | Buffer<ArrayBuffer>, headers: Record<string, string>): PackedFile {
  const plain = Buffer.from(content);
  return { plain, gzip: gzipSync(plain, { level: 9 }), headers: { vary: 'accept-encoding', ...headers } };
}

export function answerPacked({ plain, gzip, headers }: PackedFile, requestHeaders: Headers): Response {
  const packed = (requestHeaders.get('accept-encoding') ?? '').includes('gzip');
  return new Response(packed ? gzip : plain, {
    headers: { ...headers, ...(packed && { 'content-encoding': 'gzip' }) },
  });
}
