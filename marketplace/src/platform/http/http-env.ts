import type { HttpBindings } from '@hono/node-server';
import type { Ctx } from '#platform/context.ts';
import type { FormBudget } from './form-budget.ts';

/**
 * `ctx` is the context for verbs, `service` means that one of our own services calls, and `proxied` that the request
 * came through a proxy. The bindings exist if the request came through Node's server; `isOutside` is set by the
 * standalone's HTTP server.
 */
export interface HttpEnv {
  Variables: { ctx: Ctx; service: boolean; proxied: boolean; forms: FormBudget };
  Bindings: Partial<HttpBindings> & { isOutside?: boolean };
}
