import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { HttpEnv } from './http-env.ts';

export type KnownCalls = ReturnType<typeof createKnownCalls>;

/** Finds the operation of a request. The checks that run before verbs depend on it. */
export function createKnownCalls(operations: readonly Operation[]) {
  const operationByPath = new Map(
    operations.map((one) => [`${one.method} ${one.path.replaceAll(/\{(.+?)\}/g, ':$1')}` as string, one] as const),
  );
  return {
    of: (c: Context<HttpEnv>): Operation | undefined => {
      const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
      return route && operationByPath.get(`${route.method} ${route.path}`);
    },
  };
}
