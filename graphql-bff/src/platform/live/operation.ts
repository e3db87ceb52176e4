import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { isForEverybody } from './audience.ts';
import type { OpenFeed } from './field.ts';

/** A subscription that the hub can serve: one live field, compiled once. */
export interface LiveOperation {
  /** Tells it from all others; much shorter than its text, which would be held once a stream. */
  key: number;
  operation: OperationDefinitionNode;
  node: FieldNode;
  field: GraphQLField<unknown, unknown>;
  open: OpenFeed<Record<string, unknown>, object>;
  query: CompiledQuery['query'];
  /** Every selected field is the same for everybody, so one execution serves all. */
  forEverybody: boolean;
  /** Variables that only say where a listener starts; sharers may differ in them. */
  positions: Set<string>;
}

type Compile = (document: DocumentNode, operationName: string) => CompiledQuery | null;

/** Null for what is not a subscription to a live field: that is graphql-ws's. */
export function liveOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string,
  compile: Compile,
): Omit<LiveOperation, 'key'> | null {
  const operation = getOperationAST(document, name || undefined);
  if (operation?.operation !== 'subscription') return null;
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) return null;
  const field = schema.getSubscriptionType()?.getFields()[node.name.value];
  const open = field && openOf(field);
  const compiled = open && compile(document, name);
  if (!compiled) return null;
  return {
    operation,
    node,
    field,
    open,
    query: compiled.query,
    forEverybody: readsOnlyPublicFields(schema, document),
    positions: positionsOf(node),
  };
}

function openOf(field: GraphQLField<unknown, unknown>): LiveOperation['open'] | null {
  const open: unknown = field.extensions.live;
  // Set by `live()` alone, which gives it this very type for the arguments that the schema has checked.
  return typeof open === 'function' ? (open as LiveOperation['open']) : null;
}

/** Fields are private until marked. */
function readsOnlyPublicFields(schema: GraphQLSchema, document: DocumentNode): boolean {
  const info = new TypeInfo(schema);
  let all = true;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        if (!field || field.name === '__typename') return;
        all &&= isForEverybody(field.extensions);
      },
    }),
  );
  return all;
}

function positionsOf(node: FieldNode): Set<string> {
  const after = node.arguments?.find(({ name }) => name.value === 'after')?.value;
  return new Set(after?.kind === Kind.VARIABLE ? [after.name.value] : []);
}

export function asErrors(error: unknown): readonly GraphQLError[] {
  if (error instanceof GraphQLError) return [error];
  return [new GraphQLError('The operation could not be read.', { originalError: asError(error) })];
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
