import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { SchemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { ObjectRef } from '@pothos/core';
import { z } from 'zod';
import type { Context } from '#platform/context/context.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { mutation as declareMutation, type PayloadField } from '#platform/graphql/mutation.ts';
import type { AnswerOf } from '#platform/rest/calls.ts';
import { fieldOf } from './fields.ts';
import { callInput, inputOf, type Parts } from './input.ts';
import { outputOf, sizeOf, type Types, textOf } from './object.ts';

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

interface Options<O extends Operation> {
  /** The name, if it is not the operation's ID. */
  as?: string;
  /** The name of an input that several mutations share. */
  input?: string;
  /** Whether the input must have an idempotency key. */
  needsKey?: boolean;
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

type PartsOf<O extends Operation> = Omit<Parts, 'body'> & {
  body: O extends { body: infer D } ? z.input<SchemaOf<D>> : undefined;
};

interface Running<O extends Operation, P extends OwnPayload> extends Omit<Options<O>, 'after'> {
  /** Further operations that it may call. */
  calls?: readonly Operation[];
  /** Fields of the input that may be left out although the operation needs them. */
  optional?: readonly string[];
  /** Returns the fields of the payload. */
  run: (parts: PartsOf<O>, ctx: Context) => Promise<{ [Name in keyof P]: ValueOf<O, P[Name]> | null }>;
}

/** A mutation with the input of an operation that calls several, or returns more than the response. */
export function customMutation<const O extends Operation, const P extends OwnPayload>(
  operation: O,
  payload: P,
  { run, ...options }: Running<O, P>,
): void {
  // The cast is safe because the body follows from the operation.
  declare(operation, payload, options, (parts, ctx) => run(parts as PartsOf<O>, ctx));
}

type Own = Omit<Running<Operation, OwnPayload>, 'run'>;
type Run = (parts: Parts, ctx: Context) => Promise<object>;

function declare(operation: Operation, payload: OwnPayload, options: Own, run: Run): void {
  const { as: name = operation.id, description = `${operation.summary}.`, calls = [] } = options;
  const { type, description: about, toCall, names } = inputOf(operation, options.input ?? inputName(name), options);
  const parts = Object.entries(payload).map(([key, part]) => [key, payloadField(operation, part)] as const);
  declareMutation<Readonly<Record<string, unknown>>, Readonly<Record<string, PayloadField>>>(name, {
    description,
    restCalls: [operation, ...calls],
    ...(type && { input: { type, description: about } }),
    payload: Object.fromEntries(parts),
    // The cast is safe because the payload's types are those of the values.
    resolve: async (values, ctx) => (await inFieldsOf(names, run(toCall(values ?? {}), ctx))) as Record<string, never>,
  });
}

const inputName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

function payloadField({ id, response }: Operation, part: Part | PayloadField): PayloadField {
  if (part instanceof ObjectRef) return { type: part, description: textOf(part) };
  if (typeof part !== 'string') return part;
  const schema = response instanceof z.ZodObject ? response.shape[part] : undefined;
  if (!schema) throw new Error(`${id} does not return ${part}`);
  const field = fieldOf(part, schema);
  return { ...outputOf(field), extensions: sizeOf(field) };
}
