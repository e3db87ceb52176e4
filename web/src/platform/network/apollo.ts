import { type ApolloCache, ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { catchError, map, of, tap } from 'rxjs';
import { sawInboxSeq } from './inbox-start.ts';
import { joinReads, somethingChanged } from './join-reads.ts';
import { isResult, registeredHash } from './registered.ts';

interface ApolloDeps extends HttpLinkOptions {
  cache: ApolloCache;
  /** Sends the subscriptions. */
  socketLink?: ApolloLink;
}

export function createApollo({ cache, socketLink, ...http }: ApolloDeps): ApolloClient {
  const link = joinReads(createHttpLink(http));
  return new ApolloClient({
    cache,
    link: socketLink
      ? ApolloLink.split(({ operationType }) => operationType === 'subscription', socketLink, link)
      : link,
    queryDeduplication: false,
    // Do not fetch the server's data again while the page hydrates.
    ssrForceFetchDelay: 100,
  });
}

interface HttpLinkOptions {
  uri: string;
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** True for visitors: their reads are the same for all and may come from a shared cache. */
  isAnonymous(): boolean;
  /** Gets the error codes of a response; UNREACHABLE if there was none. */
  onErrors(codes: string[]): void;
  /** How often a read is retried when the network fails. */
  retries: number;
}

type Result = ApolloLink.Result;

/**
 * Sends the registered hash instead of the document's text, and the text to a server of another release. Reads of visitors
 * are GET requests.
 */
export function createHttpLink(options: HttpLinkOptions): ApolloLink {
  const network = ApolloLink.from([
    new RetryLink({
      attempts: (count, { operationType }, error) =>
        operationType === 'query' && count <= options.retries && !isRefused(error),
      delay: { initial: 300 },
    }),
    new ApolloLink(readAnswersOfAnyStatus),
    new BaseHttpLink({ uri: options.uri, fetch: options.fetch, headers: guard }),
  ]);
  const byHash = new PersistedQueryLink({ generateHash: async (document) => registeredHash(document) ?? '' });
  return ApolloLink.from([
    new ApolloLink((operation, forward) => reportErrors(options, operation, forward)),
    ApolloLink.split(({ query }) => registeredHash(query) !== undefined, byHash.concat(network), network),
  ]);
}

/** The context of a write that only counts: it outdates no read, so a read on its way is not sent again. */
export const counterContext = { isCounter: true };

function reportErrors(options: HttpLinkOptions, operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) {
  const isRead = operation.operationType === 'query';
  const isChange = !isRead && operation.getContext().isCounter !== true;
  if (isRead && options.isAnonymous() && registeredHash(operation.query))
    operation.setContext({ fetchOptions: { method: 'GET' } });
  return forward(operation).pipe(
    map((answer) => withEndedSession(answer, options)),
    tap({
      next: (result) => {
        if (isChange) somethingChanged();
        const codes = [...(result.errors ?? []).map(errorCode), ...refusalCodes(result)];
        if (codes.length > 0) options.onErrors(codes);
        sawInboxSeq(result.data?.inboxSeq);
      },
      error: () => {
        // The mutation may have been carried out all the same.
        if (isChange) somethingChanged();
        options.onErrors(['UNREACHABLE']);
      },
    }),
  );
}

/**
 * GraphQL errors come with any status. A 503 means that the server is overloaded and did nothing, so for a read it stays
 * an error and the read is retried.
 */
function readAnswersOfAnyStatus(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction) {
  return forward(operation).pipe(
    catchError((error) => {
      const isBusyRead = operation.operationType === 'query' && error.statusCode === 503;
      const answer = ServerError.is(error) && !isBusyRead ? parsed(error.bodyText) : null;
      if (isResult(answer)) return of(answer);
      throw error;
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A refused request would be refused again, except for these statuses. */
function isRefused(error: unknown): boolean {
  return (
    ServerError.is(error) && Math.floor(error.statusCode / 100) === 4 && ![401, 408, 429].includes(error.statusCode)
  );
}

// Cross-site forms can't send it; it also lets a GET pass that reads more than public fields.
const guard = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' };

/** `viewer: null` while we hold a session means the session has expired. */
function withEndedSession(result: Result, { isAnonymous }: HttpLinkOptions): Result {
  if (result.errors || result.data?.viewer !== null || isAnonymous()) return result;
  const over = { message: 'The session is over', extensions: { code: 'UNAUTHENTICATED' } };
  return { ...result, errors: [over] };
}

/** The codes of failures in `data`: every mutation has one field, with `errors`. */
function refusalCodes({ data }: Result): string[] {
  return Object.values(data ?? {}).flatMap((answer) =>
    (answer?.errors ?? []).map(({ code }: { code: string }) => code),
  );
}

function errorCode(error: { extensions?: { code?: unknown } }): string {
  return String(error.extensions?.code ?? '');
}
