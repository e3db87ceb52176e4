import { CombinedGraphQLErrors, NetworkStatus } from '@apollo/client';
import type { useQuery } from '@apollo/client/react';
import { getOperationAST, print } from 'graphql';
import type { PageAnswers } from '#platform/page/page-data.ts';
import type { PageQuery } from '#platform/page/page-query.ts';
import { answerKey, registeredName } from './registered.ts';

export interface Answer extends PageQuery {
  data: Record<string, unknown> | undefined;
  error: Error | undefined;
}

export interface ServerAnswers {
  /** Fetches the missing queries in parallel. */
  fetchMissing(queries: readonly PageQuery[]): Promise<void>;
  /** The queries that the last render read without an answer. */
  drainMissing(): PageQuery[];
  all(): Answer[];
  /** The data that the browser starts with. */
  forBrowser(): PageAnswers;
  useQuery: typeof useQuery;
}

type GraphqlFetch = (request: Request) => Promise<Response>;

/**
 * The query results of one page. On the server a page is rendered once and never changes, so components read the results
 * as they are, without normalising or watching.
 */
export function createServerAnswers(graphqlFetch: GraphqlFetch): ServerAnswers {
  const answers = new Map<string, Answer>();
  const missing = new Map<string, PageQuery>();

  async function fetchMissing(queries: readonly PageQuery[]): Promise<void> {
    const byKey = new Map(queries.map((query) => [keyOf(query), query]));
    const missingQueries = [...byKey].filter(([key]) => !answers.has(key));
    const results = await Promise.all(missingQueries.map(([, query]) => fetchAnswer(graphqlFetch, query)));
    missingQueries.forEach(([key, query], index) => {
      answers.set(key, { ...query, data: undefined, error: undefined, ...results[index] });
    });
  }

  function read(query: PageQuery['query'], options: Options = {}) {
    const { skip, ssr, fetchPolicy, variables } = options;
    if (skip || fetchPolicy === 'standby' || fetchPolicy === 'cache-only') return result(undefined, undefined, false);
    if (ssr === false || fetchPolicy === 'no-cache') return result(undefined, undefined, true);
    const pageQuery = { query, variables };
    const key = keyOf(pageQuery);
    const answer = answers.get(key);
    if (!answer) missing.set(key, pageQuery);
    if (!answer) return result(undefined, undefined, true);
    return result(answer.error && options.errorPolicy !== 'all' ? undefined : answer.data, answer.error, false);
  }

  return {
    fetchMissing: fetchMissing,
    drainMissing() {
      const queries = [...missing.values()];
      missing.clear();
      return queries;
    },
    all: () => [...answers.values()],
    forBrowser: () => Object.fromEntries([...answers].flatMap(([key, { data }]) => (data ? [[key, data]] : []))),
    useQuery: asUseQuery(read),
  };
}

interface Options {
  variables?: Record<string, unknown>;
  skip?: boolean;
  ssr?: boolean;
  fetchPolicy?: string;
  errorPolicy?: string;
}

/** The cast is safe because `result` has everything that the screens read of the hook. */
function asUseQuery(read: (query: PageQuery['query'], options?: Options) => object): typeof useQuery {
  return read as unknown as typeof useQuery;
}

function result(data: object | undefined, error: Error | undefined, loading: boolean) {
  const networkStatus = loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready;
  return { data, previousData: undefined, error, loading, networkStatus, refetch: never, fetchMore: never };
}

function never(): never {
  throw new Error('a page must not send operations while it is rendered');
}

const keyOf = ({ query, variables }: PageQuery): string => answerKey(query, variables);

async function fetchAnswer(graphqlFetch: GraphqlFetch, query: PageQuery): Promise<Pick<Answer, 'data' | 'error'>> {
  try {
    const { data, errors } = await send(graphqlFetch, query);
    const error = errors?.length ? new CombinedGraphQLErrors({ data, errors }) : undefined;
    return { data: data ?? undefined, error };
  } catch (error) {
    return { data: undefined, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

interface Result {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

const address = 'http://bff.invalid/graphql';
const headers = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' };

async function send(graphqlFetch: GraphqlFetch, { query, variables = {} }: PageQuery): Promise<Result> {
  const name = registeredName(query);
  const operationName = getOperationAST(query)?.name?.value ?? '';
  if (name) {
    const parameters = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(name) };
    const result = await readResult(
      graphqlFetch(new Request(`${address}?${new URLSearchParams(parameters)}`, { headers })),
    );
    if (result.errors?.[0]?.extensions?.code !== 'PERSISTED_QUERY_NOT_SUPPORTED') return result;
  }
  // A server of another release does not know this hash, so send the text.
  const body = JSON.stringify({ operationName, variables, query: print(query) });
  const request = new Request(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return readResult(graphqlFetch(request));
}

async function readResult(sent: Promise<Response>): Promise<Result> {
  const response = await sent;
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)) return body as Result;
  throw new Error(`GraphQL answered ${response.status}`);
}
