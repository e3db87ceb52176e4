import { isForApps, otherSites } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { senderOf } from '@besesaka/schema/kernel/serving/sender.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

const unsafe = ['POST', 'PUT', 'PATCH', 'DELETE'];
const isBearer = /^Bearer \S+$/i;

/**
 * Pages of other sites may call the API, but without a visitor's cookies: these are neither read nor set, so a write
 * needs a token, which browsers do not add by themselves, unless it is one that gets a token. The same holds for requests with a token. Browsers send the
 * origin with every write.
 */
export function checkOrigin({
  publicUrl,
  calls,
}: {
  publicUrl: string;
  calls: KnownCalls;
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isWrite = unsafe.includes(c.req.method);
    const sender = senderOf({ headers: c.req.raw.headers, host: new URL(c.req.url).host, publicUrl });
    // A read without an origin may be a link that the user followed.
    const foreign = sender === 'foreign' && (isWrite || origin !== undefined);
    const bearer = isBearer.test(c.req.header('authorization') ?? '');
    // Stored mails are only for the user of this machine.
    if (!c.req.path.startsWith('/dev/')) c.header('access-control-allow-origin', '*');
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) return preflight();
    c.header('access-control-expose-headers', otherSites.exposed);
    const forApps = isForApps(c.req.path);
    if (!foreign && !bearer && !forApps) return next();
    if (isWrite && !bearer && !forApps && !calls.of(c)?.fromAnySite) throw new Forbidden(otherSites.needsBearer);
    c.req.raw.headers.delete('cookie');
    // Apps show their own secret there, and no user is meant.
    if (forApps && bearer) c.req.raw.headers.delete('authorization');
    await next();
    c.res.headers.delete('set-cookie');
  };
}

/** Cookies are never allowed across origins, so any page may call. */
function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': otherSites.methods,
      'access-control-allow-headers': otherSites.headers,
      'access-control-max-age': String(otherSites.keptSeconds),
    },
  });
}
