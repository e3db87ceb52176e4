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
    for (const [name, value] of Object.entries(fixed)) c.res.headers.set(name, value);
    setDefault(c.res.headers, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    setDefault(c.res.headers, 'cache-control', 'no-store');
  };
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
