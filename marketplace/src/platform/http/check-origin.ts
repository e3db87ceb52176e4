import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '#platform/errors.ts';
import type { HttpEnv } from './router.ts';

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Another site must not act with a visitor's cookies. Browsers name the origin of every unsafe request; programs that
 * name none, and requests that authenticate by a header, cannot be made by another site.
 */
export function checkOrigin({ publicUrl }: { publicUrl: string }): MiddlewareHandler<HttpEnv> {
  const ours = new URL(publicUrl).host;
  return async (c, next) => {
    if (unsafe.includes(c.req.method) && !c.req.header('authorization')) {
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
