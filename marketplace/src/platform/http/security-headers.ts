import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** The service returns data, so nothing in its responses may be executed, framed or sniffed. */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler<HttpEnv> {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    setDefault(headers, 'cache-control', 'no-store');
    // The other headers are about documents and answers. They would double the bytes of a small picture.
    if (isPicture.test(headers.get('content-type') ?? '')) {
      for (const name of ['access-control-expose-headers', 'x-request-id']) headers.delete(name);
      return headers.set('x-content-type-options', 'nosniff');
    }
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
    setDefault(headers, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  };
}

const isPicture = /^image\/(avif|webp|jpeg|png)$/;

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
