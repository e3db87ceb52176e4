import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser accepts; `q=0` is a refusal. */
export function chooseEncoding(accept: string | null): Encoding {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !quality || Number(quality.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** For pages made at request time: quality 5 gives nearly all of the gain for a few milliseconds. */
export async function compress(body: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return body;
  const compressed =
    encoding === 'br'
      ? await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await promisify(gzip)(body, { level: 6 });
  return new Uint8Array(compressed);
}
