import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { contextOf } from '#platform/context/context.ts';
import { countedProperty } from '#platform/cost/count-fields.ts';
import { limits } from '#platform/cost/limits.ts';
import type { Work } from '#platform/cost/work.ts';
import type { Log } from '#platform/telemetry/log.ts';
import { type CostGuard, wrongVariables } from './cost-guard.ts';
import type { KnownDocuments } from './persisted.ts';

type Result = Promise<ExecutionResult> | ExecutionResult;

/** Runs a query or a mutation, over HTTP or WebSocket. */
export type Execute = (args: ExecutionArgs) => Result;

interface ExecuteDeps {
  schema: GraphQLSchema;
  known: KnownDocuments;
  costGuard: CostGuard;
  introspection: boolean;
  log: Log;
}

/** Registered documents are compiled on first use; others are checked, charged and interpreted. */
export function createExecute({ schema, known, costGuard, introspection, log }: ExecuteDeps): Execute {
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

  function runKnown(args: ExecutionArgs): Result {
    const wrong = wrongVariables(schema, args);
    if (wrong.length > 0) return { errors: wrong };
    const query = compiledQuery(args.document, args.operationName ?? '');
    if (query === null) return execute(args);
    return query.query(args.rootValue, args.contextValue, args.variableValues);
  }

  async function runStrange(args: ExecutionArgs, work: Work): Promise<ExecutionResult> {
    const { error, extensions } = await costGuard(args);
    if (error) return { errors: [error] };
    const running = Promise.resolve(
      execute({ ...args, hideSuggestions: !introspection, fieldResolver: countedProperty }),
    );
    const result = await Promise.race([running, work.stopped().then((): ExecutionResult => ({}))]);
    return extensions ? { ...result, extensions: { ...result.extensions, ...extensions } } : result;
  }

  function run(args: ExecutionArgs, work: Work): Result {
    if (known.has(args.document)) return runKnown(args);
    // An event of a subscription, which was charged when it started.
    if (getOperationAST(args.document, args.operationName)?.operation === 'subscription')
      return execute({ ...args, fieldResolver: countedProperty });
    return runStrange(args, work);
  }

  return (args) => {
    const { work } = contextOf(args);
    const result = run(args, work);
    return result instanceof Promise
      ? result.then((settled) => withinLimits(settled, work))
      : withinLimits(result, work);
  };
}

function withinLimits(result: ExecutionResult, { error }: Work): ExecutionResult {
  if (error) return { errors: [error] };
  return answerSize(result.data, limits.answerBytes) > limits.answerBytes ? { errors: [tooLarge()] } : result;
}

function tooLarge(): GraphQLError {
  const message = `This operation needs more than ${limits.answerBytes} bytes; ask for less at once.`;
  return new GraphQLError(message, { extensions: { code: 'ANSWER_TOO_LARGE' } });
}

/** The approximate size of a result as JSON. Counting stops soon after the limit, so that huge results are never serialised. */
function answerSize(result: unknown, limit: number): number {
  let size = 0;
  function add(value: unknown): void {
    if (size > limit) return;
    if (typeof value === 'string') size += Buffer.byteLength(value) + 2;
    else if (typeof value !== 'object' || value === null) size += 6;
    else if (Array.isArray(value)) {
      size += 2;
      for (const item of value) add(item);
    } else {
      size += 2;
      for (const key in value) {
        size += key.length + 4;
        add(Reflect.get(value, key));
      }
    }
  }
  add(result);
  return size;
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
