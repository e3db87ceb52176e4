import { errorBody, fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import type { HttpBindings } from '@hono/node-server';
import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type BodyRule, takeBody } from './take-body.ts';

/**
 * `ctx` is what the verbs take, `service` says that one of our own services asks, `proxied` that it came by a proxy, so from
 * outside. The bindings are there when the request came through Node's own server.
 */
export interface HttpEnv {
  Variables: { ctx: Ctx; service: boolean; proxied: boolean };
  Bindings: Partial<HttpBindings>;
}

export type Router = OpenAPIHono<HttpEnv>;

/** A room's routes: input that does not fit its schema never reaches a handler. Paths are written without a last slash. */
export function createRouter(): Router {
  return new OpenAPIHono<HttpEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(fieldErrors(result.error));
    },
  });
}

interface JsonRoute<P extends string, A extends z.ZodType, S extends 200 | 201> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: P;
  tag: string;
  summary: string;
  answer: A;
  status?: S;
  /** Where the usual limit of a body does not fit. */
  body?: BodyRule;
}

const failure = {
  description: 'Refused: see `code` and `details`',
  content: { 'application/json': { schema: errorBody } },
};

/** The description of a JSON call, complete for the documentation; what it takes goes into `request`, as Hono names it. */
export function jsonRoute<
  P extends string,
  A extends z.ZodType,
  R extends RouteConfig['request'] = undefined,
  S extends 200 | 201 = 200,
>({ method, path, tag, summary, answer, status, body }: JsonRoute<P, A, S>, request?: R) {
  const success = { description: 'Done', content: { 'application/json': { schema: answer } } };
  const route = createRoute({
    method,
    path,
    tags: [tag],
    summary,
    request: request as R,
    // The status is S, 200 where none was given.
    responses: { [status ?? 200]: success, default: failure } as Record<S, typeof success>,
  });
  const isForm = request?.body !== undefined && 'multipart/form-data' in request.body.content;
  return Object.assign(route, isForm ? { middleware: takeBody('form', body) } : { bodyRule: body });
}

/** A required JSON body. */
export function jsonBody<B extends z.ZodType>(schema: B) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}
