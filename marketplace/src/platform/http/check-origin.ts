import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '#platform/errors.ts';
import type { HttpEnv } from './router.ts';

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Another site must not act with a visitor's cookies. Browsers name the origin of every unsafe request, programs need not.
 * A header of its own frees no request from this: the cookies come beside it, and some calls read nothing else.
 */
export function checkOrigin({ publicUrl }: { publicUrl: string }): MiddlewareHandler<HttpEnv> {
  const ours = new URL(publicUrl).host;
  return async (c, next) => {
    if (unsafe.includes(c.req.method)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      if (origin !== undefined && ![ours, hostOf(c.req.url)].includes(hostOf(origin)))
        throw new Forbidden(texts.foreignOrigin);
      if (origin === undefined && site === 'cross-site') throw new Forbidden(texts.foreignOrigin);
    }
    await next();
  };
}

/** "null" and other things that are no address have no host. */
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
