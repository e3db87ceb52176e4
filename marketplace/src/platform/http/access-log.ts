import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** One line per request, without its query: search terms and addresses are nobody's business. */
export function accessLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { log, viewer } = c.get('ctx');
    log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms, user: viewer?.userId }, 'request');
  };
}
