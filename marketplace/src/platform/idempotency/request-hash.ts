import { createHash } from 'node:crypto';

/** The request that a key belongs to: reusing the key for another one is refused. */
export interface KeyedRequest {
  method: string;
  path: string;
  body: object;
}

export function requestHash({ method, path, body }: KeyedRequest): string {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(body)}`)
    .digest('hex');
}
