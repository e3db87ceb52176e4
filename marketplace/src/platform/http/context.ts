import { clientAddressHeader, outsideAddress } from '@besesaka/schema/kernel/server-limits.ts';
import { createQuotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import type { MiddlewareHandler } from 'hono';
import { newId } from '#platform/base/ids.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Client, Ctx, Viewer } from '#platform/context.ts';
import { reportingLimiter } from '#platform/limits/limiter.ts';
import { createFormBudget } from './form-budget.ts';
import type { HttpEnv } from './http-env.ts';
import { senderOf, trustIn } from './sender.ts';

/** The part of the context that is the same for all requests. */
export type SharedCtx = Omit<Ctx, 'now' | 'viewer' | 'client' | 'requestId'>;

export interface ContextDeps {
  shared: SharedCtx;
  now: () => Date;
  /** Identifies the caller by the cookie or the header of the request. */
  authenticate: (args: { ctx: Ctx; headers: Headers }) => Promise<Viewer | null>;
}

const plausibleId = /^[\w-]{8,64}$/;

/** Creates the context of each request. The request id comes from the first service, so that one id joins all logs. */
export function requestContext({ shared, now }: Omit<ContextDeps, 'authenticate'>): MiddlewareHandler<HttpEnv> {
  const forms = createFormBudget(shared.config.forms);
  const trust = trustIn(shared.config.trustedProxies);
  return async (c, next) => {
    // Our services connect directly, so their secret is useless from outside.
    const proxied = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
    const service = !proxied && sameSecret(c.req.header('x-service-secret'), shared.config.serviceSecret);
    const named = service ? c.req.header(clientAddressHeader)?.slice(0, 64) : undefined;
    const sentId = c.req.header('x-request-id') ?? '';
    const requestId = plausibleId.test(sentId) ? sentId : newId();
    const log = shared.log.child({ request: requestId });
    const client: Client = {
      address: named ?? (c.env?.isOutside ? outsideAddress : senderOf(c.env?.incoming, trust)) ?? 'local',
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
      // Created on demand, because most verbs do not need it.
      get gone() {
        return c.req.raw.signal;
      },
    };
    const quotas = createQuotas();
    const limiter = reportingLimiter(shared.limiter, quotas);
    c.set('service', service);
    c.set('proxied', proxied);
    c.set('forms', forms);
    c.set('ctx', { ...shared, limiter, log, now: now(), viewer: null, client, requestId });
    c.header('x-request-id', requestId);
    await next();
    // A cached response must not contain the quotas of the first caller.
    if (/no-store|private/.test(c.res.headers.get('cache-control') ?? '')) quotas.addTo(c.res.headers);
  };
}

export function viewerContext({ authenticate }: Pick<ContextDeps, 'authenticate'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx');
    const viewer = await authenticate({ ctx, headers: c.req.raw.headers });
    if (viewer) c.set('ctx', { ...ctx, viewer });
    await next();
  };
}
