import { type DocumentNode, type ExecutionArgs, execute, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import type { Log } from './log.ts';
import type { KnownDocuments } from './persisted.ts';

export type Execute = (args: ExecutionArgs) => ReturnType<typeof execute>;

/** Known documents are compiled at their first use; the rest, and what cannot be compiled, is interpreted. */
export function createExecute(schema: GraphQLSchema, known: KnownDocuments, log: Log): Execute {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  function compiledQuery(document: DocumentNode, operationName: string): CompiledQuery | null {
    const byName = compiled.get(document) ?? new Map<string, CompiledQuery | null>();
    compiled.set(document, byName);
    const ready = byName.get(operationName);
    if (ready !== undefined) return ready;
    const query = compile(schema, document, operationName, log);
    byName.set(operationName, query);
    return query;
  }

  return (args) => {
    if (!known.has(args.document)) return execute(args);
    const query = compiledQuery(args.document, args.operationName ?? '');
    if (query === null) return execute(args);
    return query.query(args.rootValue, args.contextValue, args.variableValues);
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, name: string, log: Log): CompiledQuery | null {
  try {
    const query = compileQuery(schema, document, name);
    if (isCompiledQuery(query)) return query;
    log.warn({ name, errors: query.errors }, 'a document could not be compiled');
  } catch (error) {
    log.warn({ name, err: error }, 'a document could not be compiled');
  }
  return null;
}

export function useExecute(run: Execute): Pick<Plugin, 'onExecute'> {
  return { onExecute: ({ setExecuteFn }) => setExecuteFn(run) };
}
