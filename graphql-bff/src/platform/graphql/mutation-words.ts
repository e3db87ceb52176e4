import refusals from '@besesaka/schema/refusals.json' with { type: 'json' };
import { type GraphQLField, type GraphQLSchema, getNamedType, isUnionType } from 'graphql';
import { failureCodes } from './errors.ts';

interface Asked {
  method: string;
  path: string;
}

interface CallRefusals {
  needsLogin: boolean;
  codes: string[];
}

const known: Readonly<Record<string, CallRefusals>> = refusals;

/** The calls that a mutation makes of the marketplace: what they refuse, it can fail with. */
export function asks(...calls: Asked[]): { asks: Asked[] } {
  return { asks: calls };
}

/** Says in the description of each mutation whether it needs a login, and with which codes it fails: as the marketplace has it. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.description = `${field.description ?? ''} ${wordsOf(field)}`;
  }
  return schema;
}

function wordsOf(field: GraphQLField<unknown, unknown>): string {
  const all = callsOf(field).map(({ method, path }) => {
    const found = known[`${method} ${path}`];
    if (!found) throw new Error(`${field.name} asks ${method} ${path}, which the marketplace does not have`);
    return found;
  });
  const codes = new Set(all.flatMap((call) => call.codes));
  // Whatever is asked too often is refused.
  codes.add('RATE_LIMITED');
  const told = failureCodes.filter((code) => codes.has(code)).map((code) => `\`${code}\``);
  const login = all.some(({ needsLogin }) => needsLogin) ? 'Needs a login.' : 'Needs no login.';
  const failing = isUnionType(getNamedType(field.type)) ? 'Fails with' : 'In `errors` may stand';
  return `${login} ${failing} ${told.join(', ')}.`;
}

/** Set by `asks` alone. */
export function callsOf({ name, extensions }: GraphQLField<unknown, unknown>): Asked[] {
  const calls = extensions.asks as Asked[] | undefined;
  if (!calls) throw new Error(`Say by \`asks\` which calls ${name} makes`);
  return calls;
}
