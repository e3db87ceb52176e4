import { needsLogin, type Operation, refusalsOf } from '@besesaka/schema/kernel/operations/define-operation.ts';
import type { InputRef, ShapeFromTypeParam, TypeParam } from '@pothos/core';
import type { Context } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { Failing, failureCodes } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';
import { Failure } from './failures.ts';

type Types = typeof builder.$inferSchemaTypes;

export interface PayloadField {
  type: TypeParam<Types>;
  description: string;
  extensions?: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, PayloadField>>;
type Done<Payload extends Fields> = { [Name in keyof Payload]: ShapeFromTypeParam<Types, Payload[Name]['type'], true> };

interface Mutation<Input, Payload extends Fields> {
  description: string;
  /** The operations that it calls; it can fail with their codes. */
  restCalls: readonly Operation[];
  input?: { type: InputRef<Input>; description: string };
  /** The fields of its success, which are null if it fails. */
  payload: Payload;
  resolve: (input: Input, ctx: Context) => Done<Payload> | Promise<Done<Payload>>;
}

/** Payload field of a mutation that has no data to return. */
export const shownMessage = { type: 'String', description: 'Message to show to the user.' } as const;

/** Declares a mutation and its payload, whose `errors` are the failures that the user can act on. */
export function mutation<Input, Payload extends Fields>(name: string, declared: Mutation<Input, Payload>): void {
  const { description, restCalls, input, payload, resolve } = declared;
  const type = builder.objectRef<Settled>(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`).implement({
    description: `The result of \`${name}\`.`,
    fields: (t) => ({
      ...Object.fromEntries(
        Object.entries(payload).map(([key, field]) => [
          key,
          t.field({ ...field, nullable: true, resolve: ({ done }) => fieldOf(done, key) }),
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
  builder.mutationField(name, (t) =>
    t.field({
      type,
      description: `${description} ${describeFailures(restCalls)}`,
      extensions: { restCalls },
      args: input ? { input: t.arg({ ...input, required: true }) } : {},
      resolve: (_root, args, ctx) => settle(() => resolve(inputOf(args), ctx)),
    }),
  );
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

/** The cast is safe because `resolve` returns the fields of the payload. */
function fieldOf(done: object, key: string): never {
  return Reflect.get(done, key) as never;
}

/** The cast is safe because the argument has the input's type; without an argument, `resolve` reads none. */
function inputOf<Input>(args: object): Input {
  return Reflect.get(args, 'input') as Input;
}

function describeFailures(operations: readonly Operation[]): string {
  // Every call has a rate limit.
  const possible = new Set([...operations.flatMap(refusalsOf), 'RATE_LIMITED']);
  const codes = failureCodes.filter((code) => possible.has(code)).map((code) => `\`${code}\``);
  return `${operations.some(needsLogin) ? 'Needs a login.' : 'Needs no login.'} Fails with ${codes.join(', ')}.`;
}
