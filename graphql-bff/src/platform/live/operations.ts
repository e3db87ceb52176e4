import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { compile } from '#platform/execute.ts';
import type { Log } from '#platform/log.ts';
import { type LiveOperation, liveOperation } from './operation.ts';

/** Parses and validates under all our limits. */
export type ReadDocument = (query: string) => { document: DocumentNode | null; errors: readonly GraphQLError[] };

/** Neither an operation nor errors: not a live one, graphql-ws serves it. */
export interface Prepared {
  operation: LiveOperation | null;
  errors: readonly GraphQLError[];
}

export type OperationOf = (query: string, name: string) => Prepared;

const kept = 200;

/** Reads, checks and compiles each text once; the least recently used ones are forgotten. */
export function createOperations(schema: GraphQLSchema, read: ReadDocument, log: Log): OperationOf {
  const known = new Map<string, Prepared>();
  let prepared = 0;

  function prepare(query: string, name: string): Prepared {
    const { document, errors } = read(query);
    if (document === null || errors.length > 0) return { operation: null, errors };
    const operation = liveOperation(schema, document, name, (...args) => compile(schema, ...args, log));
    prepared += 1;
    return { operation: operation && { ...operation, key: prepared }, errors: [] };
  }

  return (query, name) => {
    const key = `${name}\n${query}`;
    const found = known.get(key) ?? prepare(query, name);
    known.delete(key);
    known.set(key, found);
    if (known.size > kept) known.delete(known.keys().next().value ?? '');
    return found;
  };
}
