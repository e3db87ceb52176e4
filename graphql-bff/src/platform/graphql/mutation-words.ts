import { needsLogin, type Operation, refusalsOf } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { type GraphQLField, type GraphQLSchema, getNamedType, isUnionType } from 'graphql';
import { failureCodes } from '#platform/errors/errors.ts';

/** The operations that a mutation calls: it can fail with what they refuse. */
export function asks(...operations: Operation[]): { asks: Operation[] } {
  return { asks: operations };
}

/** Says in the description of each mutation whether it needs a login, and with which codes it fails. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.description = `${field.description ?? ''} ${wordsOf(field)}`;
  }
  return schema;
}

function wordsOf(field: GraphQLField<unknown, unknown>): string {
  const operations = callsOf(field);
  // Whatever is asked too often is refused.
  const codes = new Set([...operations.flatMap(refusalsOf), 'RATE_LIMITED']);
  const told = failureCodes.filter((code) => codes.has(code)).map((code) => `\`${code}\``);
  const login = operations.some(needsLogin) ? 'Needs a login.' : 'Needs no login.';
  const failing = isUnionType(getNamedType(field.type)) ? 'Fails with' : 'In `errors` may stand';
  return `${login} ${failing} ${told.join(', ')}.`;
}

/** Set by `asks` alone. */
export function callsOf({ name, extensions }: GraphQLField<unknown, unknown>): Operation[] {
  const calls = extensions.asks as Operation[] | undefined;
  if (!calls) throw new Error(`Say by \`asks\` which calls ${name} makes`);
  return calls;
}
