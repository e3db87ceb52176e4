import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLInputType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Path } from 'graphql/jsutils/Path.js';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Includes the types of mutation results, which the app's own cache does not need. */
export const allPossibleTypes = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);

export interface Answered {
  name: string;
  kind: 'query' | 'mutation';
  document: DocumentNode;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** Whether an object nested in one of its own type, such as a related product, is the same object or another one. */
export type Nesting = 'same object' | 'another object';

/**
 * Executes an operation against the schema without a server. There is one product, one shop, one user, so that
 * operations that select the same object meet in the cache.
 */
export function answered(document: DocumentNode, nesting: Nesting): Answered | null {
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const kind: string | undefined = definition?.operation;
  if (!definition || (kind !== 'query' && kind !== 'mutation')) return null;
  const name = definition.name?.value ?? '';
  const variables = Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && !defaultValue
        ? [[variable.name.value, inputOf(typeFromAST(schema, type) as GraphQLInputType)]]
        : [],
    ),
  );
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    fieldResolver: (source, _args, _context, { fieldName, returnType, path, parentType }) =>
      source?.[fieldName] ??
      outputOf(returnType, nesting === 'same object' ? '1' : String(depthOf(path, parentType.name))),
    typeResolver: (value) => value.__typename,
  });
  if (!data || errors) throw new Error(`${name}: ${errors?.[0]?.message}`);
  return { name, kind, document, variables, data: JSON.parse(JSON.stringify(data)) };
}

/** The number of enclosing objects of this type, including the object itself. */
function depthOf(path: Path | undefined, type: string): number {
  return path ? depthOf(path.prev, type) + (path.typename === type ? 1 : 0) : 0;
}

function outputOf(type: GraphQLOutputType, text: string): unknown {
  if (isNonNullType(type)) return outputOf(type.ofType, text);
  if (isListType(type)) return [outputOf(type.ofType, text)];
  if (isObjectType(type)) return { __typename: type.name };
  if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type)[0]?.name };
  return leafOf(type, text);
}

function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType);
  if (isListType(type)) return [inputOf(type.ofType)];
  if (!isInputObjectType(type)) return leafOf(type, '1');
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, inputOf(field.type)]));
}

/** Equal for equal names, so that all operations get the same value. */
function leafOf(type: GraphQLOutputType | GraphQLInputType, text: string): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value;
  const leaves: Record<string, unknown> = { Boolean: true, Int: 1, Float: 1, DateTime: '2026-01-01T00:00:00.000Z' };
  return leaves[String(type)] ?? text;
}
