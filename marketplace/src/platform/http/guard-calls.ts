import { needsLogin } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden, RateLimited, Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

interface Deps {
  calls: KnownCalls;
}

/** Refuses a visitor what needs a login, and all others what is for our own services, before any of the body is read. */
export function requireLogin({ calls }: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const call = calls.of(c);
    if (call && needsLogin(call) && !c.get('ctx').viewer) throw new Unauthenticated(call.loginText);
    if (call?.auth === 'service' && !c.get('service')) throw new Forbidden();
    await next();
  };
}

/**
 * Bounds what a person changes by one call, whether or not it succeeds: so no call is without a limit by oversight. The limiter
 * is that of the process, as most calls have a limit of their own and tell of that one.
 */
export function limitWrites({ calls, limiter }: Deps & { limiter: Limiter }): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { viewer, config } = c.get('ctx');
    const call = calls.of(c);
    if (viewer && call && call.method !== 'GET') {
      const { method, path, timesAnHour } = call;
      const usual = { times: config.limits.changesPerMinute, seconds: 60 };
      const rule = timesAnHour === undefined ? usual : { times: timesAnHour, seconds: 60 * 60 };
      const wait = await limiter.take({ name: `${method} ${path}`, ...rule }, viewer.userId);
      if (wait !== null) throw new RateLimited(wait);
    }
    await next();
  };
}

/** Throws for somebody who is suspended. */
type RefuseSuspended = (args: { ctx: Ctx }) => Promise<void>;

/** Whoever is suspended changes nothing but what its route says they may; a call that says nothing is not for them. */
export function guardWrites({
  calls,
  refuseSuspended,
}: Deps & { refuseSuspended: RefuseSuspended }): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (ctx.viewer && !isRead && calls.of(c)?.suspended !== 'may') await refuseSuspended({ ctx });
    return next();
  };
}
