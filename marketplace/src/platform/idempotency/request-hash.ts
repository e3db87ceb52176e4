import { createHash } from 'node:crypto';

/** What a key stands for: the same key with other words is refused. */
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
