import { needsLogin, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { isGranted } from '@besesaka/schema/kernel/scopes.ts';
import { keyReads } from '@besesaka/schema/kernel/serving/quotas.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden, RateLimited, ScopeMissing, Unauthenticated } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

interface Deps {
  calls: KnownCalls;
}

/**
 * Refuses visitors where a login is required, and everyone else where only our own services may call, before the body
 * is read.
 */
export function requireLogin({ calls }: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const call = calls.of(c);
    if (call && needsLogin(call) && !c.get('ctx').viewer) throw new Unauthenticated(call.loginText);
    if (call?.auth === 'service' && !c.get('service')) throw new Forbidden();
    await next();
  };
}

/**
 * Refuses what an API key may not do. Where visitors may call, too, a token without the scope is a visitor.
 */
export function limitTokens({ calls }: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx');
    const scopes = ctx.viewer?.scopes;
    if (scopes) {
      const call = calls.of(c);
      const needed = call?.scope ?? null;
      if (!isGranted(scopes, needed)) {
        if (call && needsLogin(call)) throw new ScopeMissing(needed);
        c.set('ctx', { ...ctx, viewer: null });
      }
    }
    await next();
  };
}

/**
 * Limits the changes per user and operation, whether or not they succeed, so that no operation is without a limit by
 * accident. It uses the process's limiter, because most operations have a limit of their own and report that one.
 */
export function limitWrites({ calls, limiter }: Deps & { limiter: Limiter }): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { viewer, config } = c.get('ctx');
    const call = calls.of(c);
    if (viewer && call && call.method !== 'GET') {
      const { method, path, timesAnHour } = call;
      const usual = { times: config.limits.changesPerMinute, seconds: 60 };
      const rule = timesAnHour === undefined ? usual : { times: timesAnHour, seconds: 60 * 60 };
      const wait = await limiter.take(
        { name: `${method} ${path}`, ...rule },
        // All programs of a user share one limit, so that they leave the user's own alone and twenty do no more than one.
        viewer.scopes ? `programs of ${viewer.userId}` : viewer.userId,
      );
      if (wait !== null) throw new RateLimited(wait);
    }
    await next();
  };
}

/**
 * Limits the reads of an API key. Those behind GraphQL count there, by their cost; a session's reads are the screens', which
 * the load limits hold.
 */
export function limitReads({ calls }: Deps): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { viewer, limiter } = c.get('ctx');
    if (viewer?.scopes && !c.get('service') && calls.of(c)?.method === 'GET') {
      const wait = await limiter.take(keyReads, viewer.sessionId);
      if (wait !== null) throw new RateLimited(wait);
    }
    await next();
  };
}

/** Throws if the user may not make the call now. */
type Guard = (ctx: Ctx) => Promise<void>;
type RoleGuard = (ctx: Ctx, call: Operation) => Promise<void>;

/** Enforces what the operation declares about the role, the password and the address of its user, before the verb. */
export function guardSensitive({
  calls,
  requireRole,
  requireFreshPassword,
  requireConfirmed,
}: Deps & {
  requireRole: RoleGuard;
  requireFreshPassword: Guard;
  requireConfirmed: Guard;
}): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const call = calls.of(c);
    if (call?.auth === 'admin') await requireRole(c.get('ctx'), call);
    // An API key has no password to enter. One without the scope was refused by `limitTokens`.
    if (call?.fresh && !c.get('ctx').viewer?.scopes) await requireFreshPassword(c.get('ctx'));
    if (call?.confirmed) await requireConfirmed(c.get('ctx'));
    await next();
  };
}

/** Throws if the user is suspended. */
type RefuseSuspended = (args: { ctx: Ctx }) => Promise<void>;

/** Suspended users may only make changes that the route allows explicitly. */
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
