import { otherSites } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '#platform/context/context.ts';
import type { Budget } from '#platform/cost/budget.ts';
import { limits } from '#platform/cost/limits.ts';
import { UnavailableError } from '#platform/errors/errors.ts';
import type { Mask } from '#platform/errors/mask.ts';
import { bearerOf } from '#platform/http/identity.ts';
import { armor } from './armor.ts';
import { overBudget } from './cost-guard.ts';
import { type Execute, useExecute } from './execute.ts';
import type { KnownDocument, KnownDocuments } from './persisted.ts';

/** The context that Yoga passes to the resolvers. */
export interface ServerContext extends Context {
  /** True for a visitor's registered query of public fields: its response may be cached for all. */
  cacheable: boolean;
  /** True for requests from another site without a token: they may read, and get tokens. */
  onlyQueries: boolean;
  /** Set with the response; one with errors is never cached. */
  outcome: { hasErrors: boolean };
}

interface YogaDeps {
  schema: GraphQLSchema;
  introspection: boolean;
  documents: KnownDocuments;
  budget: Budget;
  execute: Execute;
  mask: Mask;
}

/** A custom header that a cross-site form cannot send. Requests with a JSON body need none, because browsers send a preflight. */
export const csrfHeader = 'x-graphql-yoga-csrf';

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;

export function createGraphqlServer({ schema, introspection, documents, budget, execute, mask }: YogaDeps) {
  const plugins: Plugin<object, ServerContext>[] = [
    useCsrf(),
    useBudget(budget),
    useKnownDocuments(documents, execute),
    useExecute(execute),
    useOnlyQueries(),
    useNoSubscriptions(),
    useMask(mask),
    armor({ introspection }),
  ];
  if (!introspection) {
    plugins.push({ onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule) });
  }
  return createYoga<ServerContext>({
    schema,
    plugins,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: limits.bodyBytes,
    logging: false,
    maskedErrors: false,
    // Registered documents are never parsed again; thousands of others would be cached for an hour.
    parserAndValidationCache: false,
  });
}

/** Cacheable GETs need no header: they read public fields without a user. No form can send a token. */
function useCsrf(): Plugin<object, ServerContext> {
  const check = useCSRFPrevention({ requestHeaders: [csrfHeader] });
  return {
    onRequestParse(payload) {
      if (payload.serverContext.cacheable || bearerOf(payload.request.headers.get('authorization')) !== null) return;
      try {
        check.onRequestParse?.(payload);
      } catch {
        throw refused(403, otherSites.needsHeader(csrfHeader));
      }
    },
  };
}

/** A hash refers to a document that was checked at start, so its compiled form runs directly. */
function useKnownDocuments(documents: KnownDocuments, execute: Execute): Plugin<object, ServerContext> {
  return {
    onParams({ params, request, setParams, setParamsHandler }) {
      const hash = hashOf(params.extensions);
      if (hash === null || params.query) return;
      const persisted = documents.byHash(hash);
      if (persisted === null) throw notSupported();
      // Yoga refuses requests without a query text; this one is never parsed.
      setParams({ ...params, query: '{ __typename }' });
      setParamsHandler(({ context }) => {
        const args = { schema: documents.schema, ...argsOf(persisted, params), contextValue: context };
        const operation = getOperationAST(persisted.document, args.operationName);
        const kind = operation?.operation;
        if (context.onlyQueries && !isForAnySite(operation)) return { errors: [needsBearer()] };
        if (kind === 'query' || (kind === 'mutation' && request.method === 'POST')) return execute(args);
        return { errors: [refused(kind === 'mutation' ? 405 : 400, 'Send this operation another way.')] };
      });
    },
  };
}

/** Parsing an unregistered document is charged by its length; running it is charged when its cost is known. */
function useBudget(budget: Budget): Plugin<object, ServerContext> {
  return {
    async onParams({ params, context, setResult }) {
      if (hashOf(params.extensions) !== null && !params.query) return;
      const cost = String(params.query ?? '').length + 1;
      const account = await budget.charge(context, cost);
      if (account?.isOver) setResult({ errors: [overBudget(account, cost)] });
    },
  };
}

function useOnlyQueries(): Plugin<object, ServerContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (serverContextOf(args).onlyQueries && !isForAnySite(operation))
        setResultAndStopExecution({ errors: [needsBearer()] });
    },
  };
}

/** These answer with tokens and set no cookie for another site, so a page there gains nothing that it was not given. */
const tokenMutations = ['logIn', 'renewTokens'];

function isForAnySite(operation: OperationDefinitionNode | null | undefined): boolean {
  if (operation?.operation !== 'mutation') return operation?.operation === 'query';
  const { selections } = operation.selectionSet;
  return selections.every((field) => field.kind === Kind.FIELD && tokenMutations.includes(field.name.value));
}

/** The cast is safe because Yoga merges the server context into the execution context. */
function serverContextOf({ contextValue }: ExecutionArgs): ServerContext {
  return contextValue as ServerContext;
}

function needsBearer(): GraphQLError {
  return refused(403, otherSites.needsBearer);
}

/** Refuses subscriptions over HTTP, which would outlive their session. */
function useNoSubscriptions(): Plugin<object, ServerContext> {
  return {
    onSubscribe({ setResultAndStopExecution }) {
      setResultAndStopExecution({
        errors: [refused(400, 'Subscriptions are served over WebSocket (graphql-ws) only.')],
      });
    },
  };
}

function useMask(mask: Mask): Plugin<object, ServerContext> {
  return {
    onResultProcess({ request, result, setResult, serverContext }) {
      const { requestId } = serverContext;
      // There are no batches and no streams over HTTP.
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      serverContext.outcome.hasErrors = (result.errors?.length ?? 0) > 0;
      const isStrict = request.headers.get('accept')?.includes('application/graphql-response+json') === true;
      setResult(withStatus(mask(result, requestId), isStrict));
    },
  };
}

/**
 * Sets an HTTP status for a response without data, so that proxies and clients know whether to retry. Under GraphQL's own
 * media type a request that was not executed is a bad one.
 */
export function withStatus(result: ExecutionResult, isStrict = false): ExecutionResult {
  const [status, retryAfter] = isEmpty(result.data ?? null) ? whyNothing(result) : [null, null];
  if (status === null) {
    const isRefused =
      isStrict && result.data === undefined && !result.errors?.some(({ extensions }) => extensions.http);
    return isRefused ? { ...result, extensions: { ...result.extensions, http: { status: 400 } } } : result;
  }
  const http = { status, headers: { 'retry-after': String(retryAfter) } };
  return { ...result, extensions: { ...result.extensions, http } };
}

/** Whether it only has empty wrapper objects, such as the viewer. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || Array.isArray(value)) return value === undefined;
  return Object.entries(value ?? {}).every(([name, within]) => name === '__typename' || isEmpty(within));
}

function whyNothing({ errors = [] }: ExecutionResult): [number, number] | [null, null] {
  for (const { originalError, extensions } of errors) {
    if (originalError instanceof UnavailableError) return [503, originalError.retryAfter];
    // Errors of the compiler have no extensions.
    if (extensions?.code === 'RATE_LIMITED' && typeof extensions.retryAfter === 'number') {
      return [429, extensions.retryAfter];
    }
  }
  return [null, null];
}

function argsOf(
  { document }: KnownDocument,
  { operationName, variables }: { operationName?: string | null; variables?: Record<string, unknown> | null },
) {
  return { document, operationName: operationName ?? undefined, variableValues: variables ?? undefined };
}

export function hashOf(extensions: unknown): string | null {
  if (typeof extensions !== 'object' || extensions === null || !('persistedQuery' in extensions)) return null;
  const { persistedQuery } = extensions;
  if (typeof persistedQuery !== 'object' || persistedQuery === null || !('sha256Hash' in persistedQuery)) return null;
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : null;
}

/** Only documents of the build are registered. Apollo's link then sends texts at once instead of asking twice each time. */
function notSupported(): GraphQLError {
  return new GraphQLError('PersistedQueryNotSupported', { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } });
}

const statusCodes = { 400: 'INVALID_INPUT', 403: 'FORBIDDEN', 405: 'METHOD_NOT_ALLOWED' } as const;

function refused(status: keyof typeof statusCodes, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: statusCodes[status], http: { status } } });
}
