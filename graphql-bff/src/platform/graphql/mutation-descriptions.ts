import { needsLogin, type Operation, refusalsOf } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { type GraphQLField, type GraphQLSchema, getNamedType, isUnionType } from 'graphql';
import { failureCodes } from '#platform/errors/errors.ts';

/** Declares the operations that a mutation calls; it can fail with their codes. */
export function restCalls(...operations: Operation[]): { restCalls: Operation[] } {
  return { restCalls: operations };
}

/** Adds to each mutation's description whether it needs a login, and the codes with which it can fail. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.description = `${field.description ?? ''} ${describeFailures(field)}`;
  }
  return schema;
}

function describeFailures(field: GraphQLField<unknown, unknown>): string {
  const operations = callsOf(field);
  // Every call has a rate limit.
  const possible = new Set([...operations.flatMap(refusalsOf), 'RATE_LIMITED']);
  const codes = failureCodes.filter((code) => possible.has(code)).map((code) => `\`${code}\``);
  const login = operations.some(needsLogin) ? 'Needs a login.' : 'Needs no login.';
  const failing = isUnionType(getNamedType(field.type)) ? 'Fails with' : '`errors` can contain';
  return `${login} ${failing} ${codes.join(', ')}.`;
}

/** The operations that a mutation declared with `restCalls`. */
export function callsOf({ name, extensions }: GraphQLField<unknown, unknown>): Operation[] {
  const calls = extensions.restCalls as Operation[] | undefined;
  if (!calls) throw new Error(`Declare the calls of ${name} by \`restCalls\``);
  return calls;
}
