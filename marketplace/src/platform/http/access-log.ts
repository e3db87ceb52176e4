import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** Papers and faces lie under it: who looked at which stands in the audit log alone. */
const withoutUpload = (path: string) => path.replace(/^(\/api\/uploads\/).+/, '$1…');

/** One line per request, without its query: search terms and addresses are nobody's business. */
export function accessLog(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { log, viewer } = c.get('ctx');
    const { method, path } = c.req;
    log.info({ method, path: withoutUpload(path), status: c.res.status, ms, user: viewer?.userId }, 'request');
  };
}
