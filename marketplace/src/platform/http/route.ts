import { errorBody } from '@besesaka/schema/kernel/errors.ts';
import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import type { ListPosition } from '@besesaka/schema/kernel/lists/paging.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { type SchemaOf, schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Ctx } from '#platform/context.ts';
import { isReplicaFault, type Replica } from '#platform/db/replica.ts';
import type { HttpEnv } from './http-env.ts';
import { type FoundPart, withNeighbours } from './page-addresses.ts';
import { parseForm } from './parse-form.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { type Router, refusalOf } from './router.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;
type PartInput<O, K extends 'query' | 'body'> = O extends { [Name in K]: infer D } ? Parsed<SchemaOf<D>> : unknown;

/** All inputs of an operation as one object. */
export type InputOf<O extends Operation> = PartInput<O, 'query'> &
  PartInput<O, 'body'> &
  (O extends { form: infer S } ? Parsed<S> : unknown) &
  (O extends { params: infer S } ? Parsed<S> : unknown) &
  (O extends { idempotent: true } ? { key: string | undefined } : unknown);

type AnswerOf<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : unknown;

/** Most verbs only take `ctx` and `input`. One that sets headers or sends a file also takes Hono's context. */
type Verb<O extends Operation> = (args: {
  ctx: Ctx;
  input: InputOf<O>;
  c: Context<HttpEnv>;
}) => AnswerOf<O> | Response | Promise<AnswerOf<O> | Response>;

type OnInvalid = (args: { ctx: Ctx }) => Promise<void>;

/** An operation and the verb that performs it. */
export interface Route {
  operation: Operation;
  verb: (args: { ctx: Ctx; input: never; c: Context<HttpEnv> }) => unknown;
  onInvalid?: OnInvalid | undefined;
}

/** `onInvalid` may refuse with a better reason than the validation error. */
export function route<O extends Operation>(
  operation: O,
  verb: Verb<O>,
  { onInvalid }: { onInvalid?: OnInvalid } = {},
): Route {
  return { operation, verb, onInvalid };
}

/** Adds the addresses of the neighbouring pages to the result of a verb that lists. */
export function paged<Input extends ListPosition, Item, Rest>(
  list: (args: { ctx: Ctx; input: Input }) => Promise<FoundPart<Item> & Rest>,
) {
  return async ({ ctx, input, c }: { ctx: Ctx; input: Input; c: Context<HttpEnv> }) =>
    withNeighbours(c.req.url, input, await list({ ctx, input }));
}

const headers = z.object({
  [idempotency.header]: z.string().regex(idempotency.pattern, texts.keyInvalid).optional().meta({
    description:
      'Made by you for one thing to be done: sent again under it, it is done once and answered the same for 7 days',
    example: examples.key,
  }),
});

const failure = {
  description: 'Refused: see `code` and `details`',
  content: { 'application/json': { schema: errorBody } },
};

export function addRoute(app: Router, route: Route, replica: Replica | null): void {
  const { operation, onInvalid } = route;
  const { response, status = 200, idempotent } = operation;
  app.openapi(
    createRoute(describe(operation)),
    async (c) => {
      const { ctx } = c.var;
      // The earlier validators have stored each part there.
      const part = (name: string): object => c.req.valid(name as never) ?? {};
      const key = idempotent && { key: Reflect.get(part('header'), idempotency.header) };
      const input = { ...part('json'), ...part('form'), ...part('query'), ...part('param'), ...key };
      const answer = await perform(route, { ctx, input: input as never, c }, replica);
      if (answer instanceof Response) return answer;
      return response === null ? c.body(null, 204) : c.json(answer as object, status);
    },
    onInvalid && ((result, c) => (result.success ? undefined : refuse(onInvalid, c.var.ctx, result))),
  );
}

/** A visitor's read may come from the replica. If the replica fails, the primary answers. */
async function perform({ operation, verb }: Route, args: Parameters<Route['verb']>[0], replica: Replica | null) {
  const db = operation.mayLag && args.ctx.viewer === null ? replica?.fresh() : null;
  if (!db) return verb(args);
  try {
    return await verb({ ...args, ctx: { ...args.ctx, db } });
  } catch (error) {
    if (!isReplicaFault(error)) throw error;
    return verb(args);
  }
}

async function refuse(onInvalid: OnInvalid, ctx: Ctx, invalid: Parameters<typeof refusalOf>[0]): Promise<never> {
  await onInvalid({ ctx });
  throw refusalOf(invalid);
}

function describe(operation: Operation) {
  const { method, path, params, query, body, form, bodyRule, idempotent } = operation;
  // A form without a rule is read by its own route.
  const reading = form && bodyRule ? [parseForm(bodyRule)] : [];
  return {
    method: method.toLowerCase() as Lowercase<typeof method>,
    path,
    middleware: form && !bodyRule ? [] : [...reading, refuseUnknown(operation)],
    request: {
      ...(params && { params }),
      ...(query && { query: query.schema as z.ZodObject }),
      ...(idempotent && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
      ...(form && { body: { required: true, content: { 'multipart/form-data': { schema: form } } } }),
    },
    responses: answersOf(operation),
  };
}

function answersOf(operation: Operation): RouteConfig['responses'] {
  const { response, status = 200 } = operation;
  if (response === null) return { 204: { description: 'Done' }, default: failure };
  if (typeof response !== 'string') {
    const content = { 'application/json': { schema: response } };
    return { [status]: { description: 'Done', content }, default: failure };
  }
  const file = z.string().openapi({ format: 'binary' });
  return { [status]: { description: 'The file', content: { [response]: { schema: file } } }, default: failure };
}
