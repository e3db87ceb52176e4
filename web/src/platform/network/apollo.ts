import { type ApolloCache, ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { sawInboxSeq } from './inbox-start.ts';
import { joinReads, somethingChanged } from './join-reads.ts';
import { registeredName } from './registered.ts';

interface ApolloDeps extends HttpLinkOptions {
  cache: ApolloCache;
  /** Takes the subscriptions. */
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
    // What the server sent is not asked for again while the page wakes up.
    ssrForceFetchDelay: 100,
  });
}

interface HttpLinkOptions {
  uri: string;
  fetch: typeof fetch;
  /** True while nobody is logged in: then every read is the same for all, and may come from a shared cache. */
  isAnonymous(): boolean;
  /** The codes of what the answer complains about; UNREACHABLE if there was none. */
  onErrors(codes: string[]): void;
  /** How often a read is sent again when the network fails. */
  retries: number;
}

type Result = ApolloLink.Result;

/**
 * Sends the registered hash in place of the document's text: a visitor's reads as GET, all else as POST. Apollo's own
 * links could do the same for three times the bytes.
 */
export function createHttpLink(options: HttpLinkOptions): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<Result>((observer) => {
        const controller = new AbortController();
        const sent = send(options, operation, controller.signal);
        // What a write changed is asked for anew, even where nobody knows whether it was done.
        if (operation.operationType === 'mutation') sent.finally(somethingChanged).catch(() => {});
        sent.then(
          (answer) => {
            const result = withEndedSession(answer, options);
            const codes = [...(result.errors ?? []).map(errorCode), ...refusalCodes(result)];
            if (codes.length > 0) options.onErrors(codes);
            sawInboxSeq(result.data?.inboxSeq);
            observer.next(result);
            observer.complete();
          },
          (error) => {
            if (controller.signal.aborted) return;
            options.onErrors(['UNREACHABLE']);
            observer.error(error);
          },
        );
        return () => controller.abort();
      }),
  );
}

async function send(options: HttpLinkOptions, operation: ApolloLink.Operation, signal: AbortSignal): Promise<Result> {
  const extensions = registeredName(operation.query);
  const isRead = operation.operationType === 'query';
  const asGet = isRead && extensions !== undefined && options.isAnonymous();
  const attempt = (request: Request) =>
    retrying(isRead ? options.retries : 0, () => ask(options, request, signal, isRead));
  if (!extensions) return attempt(postRequest(options.uri, operation, { query: print(operation.query) }));
  const result = await attempt(
    asGet ? getRequest(options.uri, operation, extensions) : postRequest(options.uri, operation, { extensions }),
  );
  const isUnknown = result.errors?.some((error) => errorCode(error) === 'PERSISTED_QUERY_NOT_FOUND');
  // A server of another release does not know this hash, but can read.
  return isUnknown ? attempt(postRequest(options.uri, operation, { query: print(operation.query) })) : result;
}

async function ask(options: HttpLinkOptions, request: Request, signal: AbortSignal, isRead: boolean): Promise<Result> {
  const response = await options.fetch(request.clone(), { signal });
  const body: unknown = await response.json().catch(() => null);
  // A server with too much to do has done nothing: a read may simply be sent again.
  if (isResult(body) && !(isRead && response.status === 503)) return body;
  throw new HttpError(response.status);
}

class HttpError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}

/** Sent again it would be refused again; all but these say that it is another time's matter. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && Math.floor(error.status / 100) === 4 && ![401, 408, 429].includes(error.status);
}

// Cross-site forms can't send it; it also lets a GET pass that reads more than public fields.
const guard = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' };

function getRequest(uri: string, { operationName, variables }: ApolloLink.Operation, extensions: object): Request {
  const query = new URLSearchParams({
    operationName: operationName ?? '',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  return new Request(`${uri}?${query}`, { headers: guard });
}

function postRequest(uri: string, { operationName, variables }: ApolloLink.Operation, more: object): Request {
  return new Request(uri, {
    method: 'POST',
    headers: { ...guard, 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables, ...more }),
  });
}

async function retrying(times: number, run: () => Promise<Result>): Promise<Result> {
  for (let left = times; ; left--) {
    try {
      return await run();
    } catch (error) {
      if (left <= 0 || isRefused(error) || (error instanceof DOMException && error.name === 'AbortError')) throw error;
      await new Promise((done) => setTimeout(done, (200 + 400 * Math.random()) * (times - left + 1)));
    }
  }
}

/** Nobody is the viewer of somebody who is logged in here: the session is over, and its cookies too. */
function withEndedSession(result: Result, { isAnonymous }: HttpLinkOptions): Result {
  if (result.errors || result.data?.viewer !== null || isAnonymous()) return result;
  const over = { message: 'The session is over', extensions: { code: 'UNAUTHENTICATED' } };
  return { ...result, errors: [over] };
}

/** What is refused as data: every mutation answers with one field. */
function refusalCodes({ data }: Result): string[] {
  return Object.values(data ?? {}).flatMap((answer) => (answer?.__typename === 'RefusedError' ? [answer.code] : []));
}

function errorCode(error: { extensions?: { code?: unknown } }): string {
  return String(error.extensions?.code ?? '');
}

/** What GraphQL over HTTP promises, whatever the status. */
function isResult(body: unknown): body is Result {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
}
