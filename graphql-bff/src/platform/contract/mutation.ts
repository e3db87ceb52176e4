import { errorCodesOf, needsLogin, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { SchemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { ObjectRef, type TypeParam } from '@pothos/core';
import { z } from 'zod';
import type { Context } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { Failing, failureCodes, inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { Failure } from '#platform/graphql/failures.ts';
import type { AnswerOf } from '#platform/rest/calls.ts';
import { fieldOf } from './fields.ts';
import { callInput, type InputOptions, inputOf, type Parts } from './input.ts';
import { outputOf, sizeOf, type Types, textOf } from './object.ts';

export interface PayloadField {
  type: TypeParam<Types>;
  description: string;
  extensions?: Readonly<Record<string, unknown>>;
}

/** A field of the response by its name in REST, or the type of the whole response. */
type Part = string | ObjectRef<Types, unknown>;
type Payload = Readonly<Record<string, Part>>;

/** Refuses at compile time what the response does not have. */
type Fitting<O extends Operation, P extends Payload> = {
  [Name in keyof P]: P[Name] extends ObjectRef<Types, infer Value>
    ? AnswerOf<O> extends Value
      ? P[Name]
      : never
    : P[Name] extends keyof AnswerOf<O>
      ? P[Name]
      : never;
};

interface Options<O extends Operation> extends Omit<InputOptions, 'isIdempotent' | 'add'> {
  /** The name, if it is not the operation's ID. */
  as?: string;
  /** The name of an input that several mutations share. */
  input?: string;
  /** By default the operation's summary. */
  description?: string;
  /** Runs when the operation has succeeded, for example `forgetReads`. */
  after?: (ctx: Context, answer: AnswerOf<O>) => void;
}

/** A mutation that calls one operation: input and payload follow from it. */
export function mutation<const O extends Operation, const P extends Payload>(
  operation: O,
  payload: P & Fitting<O, P>,
  { after, ...options }: Options<O> = {},
): void {
  declare(operation, payload, options, async (parts, ctx) => {
    const answer = await ctx.rest.call(operation, callInput<O['path']>(parts));
    after?.(ctx, answer);
    return Object.fromEntries(
      Object.entries<Part>(payload).map(([name, part]) => [
        name,
        typeof part === 'string' ? Reflect.get(Object(answer), part) : answer,
      ]),
    );
  });
}

type OwnPayload = Readonly<Record<string, Part | PayloadField>>;

type ValueOf<O extends Operation, P> =
  P extends ObjectRef<Types, infer Value> ? Value : P extends keyof AnswerOf<O> ? AnswerOf<O>[P] : unknown;

type PartsOf<O extends Operation, Added extends z.ZodObject> = Omit<Parts, 'body' | 'added'> & {
  body: O extends { body: infer D } ? z.input<SchemaOf<D>> : undefined;
  added: z.input<Added>;
};

interface Running<O extends Operation, P extends OwnPayload, Added extends z.ZodObject>
  extends Omit<Options<O>, 'after'> {
  /** Further operations that it may call. */
  calls?: readonly Operation[];
  /** Fields of the input that the operation does not have. */
  add?: Added;
  /** Returns the fields of the payload. */
  run: (parts: PartsOf<O, Added>, ctx: Context) => Promise<{ [Name in keyof P]: ValueOf<O, P[Name]> | null }>;
}

/** A mutation that calls several operations, or one with another input or payload than its own. */
export function customMutation<
  const O extends Operation,
  const P extends OwnPayload,
  Added extends z.ZodObject = z.ZodObject<Record<never, never>>,
>(operation: O, payload: P, { run, ...options }: Running<O, P, Added>): void {
  // The cast is safe because the parts follow from the operation and the added fields.
  declare(operation, payload, options, (parts, ctx) => run(parts as PartsOf<O, Added>, ctx));
}

type Own = Omit<Running<Operation, OwnPayload, z.ZodObject>, 'run'>;
type Run = (parts: Parts, ctx: Context) => Promise<object>;

function declare(operation: Operation, payload: OwnPayload, options: Own, run: Run): void {
  const { as: name = operation.id, description = `${operation.summary}.`, calls = [] } = options;
  const restCalls = [operation, ...calls];
  const failures = failuresOf(restCalls);
  const isIdempotent = restCalls.some((call) => call.idempotent);
  const input = inputOf(operation, options.input ?? `${capitalised(name)}Input`, { ...options, isIdempotent });
  const { type: inputType, description: about, toCall, names } = input;
  const type = payloadOf(name, operation, payload);
  builder.mutationField(name, (t) =>
    t.field({
      type,
      description: `${description} ${describeFailures(restCalls, failures)}`,
      extensions: { restCalls, failures },
      args: inputType ? { input: t.arg({ type: inputType, description: about, required: true }) } : {},
      // The cast is safe because the argument has the input's type.
      resolve: (_root, args, ctx) =>
        settle(() =>
          inFieldsOf(names, run(toCall((Reflect.get(args, 'input') ?? {}) as Record<string, unknown>), ctx)),
        ),
    }),
  );
}

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The fields of its success, which are null if it fails, and the failures that the user can act on. */
function payloadOf(name: string, operation: Operation, payload: OwnPayload): ObjectRef<Types, Settled> {
  return builder.objectRef<Settled>(`${capitalised(name)}Payload`).implement({
    description: `The result of \`${name}\`.`,
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(payload).map(([key, part]) => [
          key,
          t.field({
            ...payloadField(operation, part),
            nullable: true,
            // The cast is safe because the payload's types are those of the values.
            resolve: ({ done }) => Reflect.get(done, key) as never,
          }),
        ]),
      ),
      errors: t.field({
        type: [Failure],
        extensions: atMost(1),
        description: 'Why nothing was done; empty if the mutation succeeded.',
        resolve: ({ errors }) => errors,
      }),
    }),
  });
}

function payloadField({ id, response }: Operation, part: Part | PayloadField): PayloadField {
  if (part instanceof ObjectRef) return { type: part, description: textOf(part) };
  if (typeof part !== 'string') return part;
  const schema = response instanceof z.ZodObject ? response.shape[part] : undefined;
  if (!schema) throw new Error(`${id} does not return ${part}`);
  const field = fieldOf(part, schema);
  return { ...outputOf(field), extensions: sizeOf(field) };
}

interface Settled {
  done: object;
  errors: Failing[];
}

/** Errors in a list would be thrown by GraphQL, so they become plain objects. */
export async function settle(run: () => object | Promise<object>): Promise<Settled> {
  try {
    return { done: await run(), errors: [] };
  } catch (error) {
    if (error instanceof Failing) return { done: {}, errors: [{ ...error, message: error.message }] };
    throw error;
  }
}

/** The codes with which a mutation may fail. */
function failuresOf(operations: readonly Operation[]) {
  // Every call has a rate limit.
  const possible = new Set([...operations.flatMap(errorCodesOf), 'RATE_LIMITED']);
  return failureCodes.filter((code) => possible.has(code));
}

function describeFailures(operations: readonly Operation[], failures: readonly string[]): string {
  const codes = failures.map((code) => `\`${code}\``);
  return `${operations.some(needsLogin) ? 'Needs a login.' : 'Needs no login.'} Fails with ${codes.join(', ')}.`;
}
