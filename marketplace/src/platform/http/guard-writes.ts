import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Ctx } from '#platform/context.ts';
import type { HttpEnv } from './http-env.ts';
import type { CallWords } from './router.ts';

interface Deps {
  app: OpenAPIHono<HttpEnv>;
  /** Throws for somebody who is suspended. */
  refuseSuspended: (args: { ctx: Ctx }) => Promise<void>;
}

/** Whoever is suspended changes nothing but what its route says they may; a call that says nothing is not for them. */
export function guardWrites({ app, refuseSuspended }: Deps): MiddlewareHandler<HttpEnv> {
  let open: Set<string> | null = null;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || !c.get('ctx').viewer) return next();
    open ??= openToAll(app);
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    if (route && !open.has(`${route.method} ${route.path}`)) await refuseSuspended({ ctx: c.get('ctx') });
    return next();
  };
}

function openToAll(app: OpenAPIHono<HttpEnv>): Set<string> {
  const found = new Set<string>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, words }: RouteConfig & { words?: CallWords } = definition.route;
    if (words?.suspended === 'may') found.add(`${method.toUpperCase()} ${path.replaceAll(/\{(.+?)\}/g, ':$1')}`);
  }
  return found;
}
