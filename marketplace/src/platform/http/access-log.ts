import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** Uploads include identity documents, so only the audit log records who viewed which. */
const withoutUpload = (path: string) => path.replace(/^(\/api\/uploads\/).+/, '$1…');

/** Logs one line per request without its query, because search terms and addresses are private. */
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
