import type { MiddlewareHandler } from 'hono';
import type { Client, Ctx, Viewer } from '#platform/context.ts';
import { newId } from '#platform/ids.ts';
import type { HttpEnv } from './router.ts';
import { sameSecret } from './secrets.ts';

/** What is the same for all requests. */
export type SharedCtx = Omit<Ctx, 'now' | 'viewer' | 'client' | 'requestId'>;

export interface ContextDeps {
  shared: SharedCtx;
  now: () => Date;
  /** Tells who asks, by the cookie or the header of the request. */
  authenticate: (args: { ctx: Ctx; headers: Headers }) => Promise<Viewer | null>;
}

const plausibleId = /^[\w-]{8,64}$/;

/** Gives every request its own ctx. The request id comes from whoever asked first, so that one id joins all logs. */
export function requestContext({ shared, now }: Omit<ContextDeps, 'authenticate'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const service = sameSecret(c.req.header('x-service-secret'), shared.config.serviceSecret);
    const given = c.req.header('x-request-id') ?? '';
    const requestId = plausibleId.test(given) ? given : newId();
    const log = shared.log.child({ request: requestId });
    const client: Client = {
      address: addressOf(service ? c.req.header('x-forwarded-for') : undefined, c.env?.incoming?.socket.remoteAddress),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
      // Made only for those who look.
      get gone() {
        return c.req.raw.signal;
      },
    };
    c.set('service', service);
    c.set('ctx', { ...shared, log, now: now(), viewer: null, client, requestId });
    c.header('x-request-id', requestId);
    await next();
  };
}

/** A visitor may claim any address in a header; it counts only when one of our services, which saw him, says so. */
function addressOf(forwarded: string | undefined, peer: string | undefined): string {
  return forwarded?.split(',')[0]?.trim().slice(0, 64) || peer || 'local';
}

export function viewerContext({ authenticate }: Pick<ContextDeps, 'authenticate'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx');
    const viewer = await authenticate({ ctx, headers: c.req.raw.headers });
    if (viewer) c.set('ctx', { ...ctx, viewer });
    await next();
  };
}
