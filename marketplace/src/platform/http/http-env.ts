import type { HttpBindings } from '@hono/node-server';
import type { Ctx } from '#platform/context.ts';
import type { FormBudget } from './form-budget.ts';

/**
 * `ctx` is what the verbs take, `service` says that one of our own services asks, `proxied` that it came by a proxy, so from
 * outside. The bindings are there when the request came through Node's own server; `isOutside` is what the standalone's front
 * found out.
 */
export interface HttpEnv {
  Variables: { ctx: Ctx; service: boolean; proxied: boolean; forms: FormBudget };
  Bindings: Partial<HttpBindings> & { isOutside?: boolean };
}
