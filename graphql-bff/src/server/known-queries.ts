import { type ExecutionResult, type GraphQLError, getOperationAST } from 'graphql';
import type { Mask } from '#platform/errors/mask.ts';
import type { Execute } from '#platform/graphql/execute.ts';
import type { KnownDocument, KnownDocuments } from '#platform/graphql/persisted.ts';
import { hashOf, type ServerContext, withStatus } from '#platform/graphql/yoga.ts';

/** A registered query with its variables, read from a request. */
export interface KnownQuery {
  document: KnownDocument['document'];
  variables: Record<string, unknown> | undefined;
}

interface KnownQueriesDeps {
  documents: KnownDocuments;
  execute: Execute;
  mask: Mask;
}

export type KnownQueries = ReturnType<typeof createKnownQueries>;

/**
 * The web app's queries, by far the most frequent operations. Their hash refers to a document that was checked at start, so
 * they only need to be executed. Everything else goes through Yoga.
 */
export function createKnownQueries({ documents, execute, mask }: KnownQueriesDeps) {
  function findQuery(params: Record<string, unknown>): KnownQuery | null {
    const hash = hashOf(params.extensions);
    const persisted = hash === null || params.query ? null : documents.byHash(hash);
    const variables = params.variables ?? undefined;
    if (!persisted || !(variables === undefined || isRecord(variables))) return null;
    // A registered document has exactly one operation, so its name in the request is ignored.
    const isQuery = getOperationAST(persisted.document)?.operation === 'query';
    return isQuery ? { document: persisted.document, variables } : null;
  }

  return {
    /** Reads a JSON body, which a cross-site form cannot send. */
    inBody(text: string): { query: KnownQuery | null; isRegistered: boolean } {
      const params = readJson(text);
      if (!isRecord(params)) return { query: null, isRegistered: false };
      const hash = params.query ? null : hashOf(params.extensions);
      return { query: findQuery(params), isRegistered: hash !== null && documents.byHash(hash) !== null };
    },
    inAddress({ searchParams }: URL): KnownQuery | null {
      const [extensions, variables] = ['extensions', 'variables'].map((name) => readJson(searchParams.get(name)));
      return findQuery({ extensions, variables, query: searchParams.get('query') });
    },
    async answer({ document, variables }: KnownQuery, context: ServerContext): Promise<Response> {
      const { schema } = documents;
      const result = await execute({ schema, document, contextValue: context, variableValues: variables });
      context.outcome.hasErrors = (result.errors?.length ?? 0) > 0;
      return asResponse(withStatus(mask(result, context.requestId)));
    },
  };
}

function asResponse({ data, errors, extensions }: ExecutionResult): Response {
  const { http, ...others } = extensions ?? {};
  const { status = 200, headers = {} } = (http ?? {}) as { status?: number; headers?: Record<string, string> };
  const more = Object.keys(others).length > 0 ? { extensions: others } : {};
  const text = JSON.stringify({ data, ...(errors && { errors: errors.map(withoutHttp) }), ...more });
  return new Response(text, { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
}

/** Removes the error's extensions for the server. */
function withoutHttp(error: GraphQLError) {
  const { extensions, ...shown } = error.toJSON();
  const { http: _, ...others } = extensions ?? {};
  return Object.keys(others).length > 0 ? { ...shown, extensions: others } : shown;
}

function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
