import { errorBody, fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { speakPlainly } from '@besesaka/schema/kernel/plain-issues.ts';
import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import { InvalidInput } from '#platform/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { BodyRule, CallWords } from './known-calls.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { takeForm } from './take-form.ts';

speakPlainly();

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

interface Call<P extends string> extends CallWords {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: P;
  /** Where the usual limit of a body does not fit. */
  body?: BodyRule;
}

interface JsonRoute<P extends string, A extends z.ZodType, S extends 200 | 201> extends Call<P> {
  answer: A;
  status?: S;
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
>({ method, path, answer, status, body, ...words }: JsonRoute<P, A, S>, request?: R) {
  const success = { description: 'Done', content: { 'application/json': { schema: answer } } };
  const route = createRoute({
    method,
    path,
    request: request as R,
    // The status is S, 200 where none was given.
    responses: { [status ?? 200]: success, default: failure } as Record<S, typeof success>,
  });
  const isForm = request?.body !== undefined && 'multipart/form-data' in request.body.content;
  const known = refuseUnknown(request);
  const checks = isForm ? { middleware: [takeForm(body), known] } : { middleware: [known], bodyRule: body };
  return Object.assign(route, { words }, checks);
}

/** A call that answers nothing but that it is done. */
export function silentRoute<P extends string, R extends RouteConfig['request'] = undefined>(
  { method, path, body, ...words }: Call<P>,
  request?: R,
) {
  const route = createRoute({
    method,
    path,
    request: request as R,
    responses: { 204: { description: 'Done' }, default: failure },
  });
  return Object.assign(route, { words, middleware: [refuseUnknown(request)], bodyRule: body });
}

/** A call that answers a file. */
export function fileRoute<P extends string, R extends RouteConfig['request'] = undefined>(
  { method, path, type, ...words }: Omit<Call<P>, 'body'> & { type: string },
  request?: R,
) {
  const binary = z.string().openapi({ format: 'binary' });
  const route = createRoute({
    method,
    path,
    request: request as R,
    responses: { 200: { description: 'The file', content: { [type]: { schema: binary } } }, default: failure },
  });
  return Object.assign(route, { words });
}

/** A required JSON body. */
export function jsonBody<B extends z.ZodType>(schema: B) {
  return { body: { required: true as const, content: { 'application/json': { schema } } } };
}
