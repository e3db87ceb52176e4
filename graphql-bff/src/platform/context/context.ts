import type DataLoader from 'dataloader';
import type { ExecutionArgs } from 'graphql';
import type { Work } from '#platform/cost/work.ts';
import type { Identity } from '#platform/http/identity.ts';
import type { Live } from '#platform/inbox/live.ts';
import type { AnswerOf, Call, CallInput } from '#platform/rest/calls.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';

/** The context of resolvers: the marketplace as this request's user sees it, and the live events. */
export interface Context {
  requestId: string;
  /** The IP address of the request; null for the server's own requests. */
  sender: string | null;
  /** The site's origin, for absolute URLs. */
  publicUrl: string;
  rest: RestSession;
  live: Live;
  work: Work;
  /** Values that several resolvers of one request share and that are fetched once. */
  once: Map<string, Promise<unknown>>;
  /** The loaders of `createLoader`, by loader and arguments. */
  loaders: Map<object, Map<string, DataLoader<string, unknown>>>;
}

interface ContextDeps {
  publicUrl: string;
  rest: RestSession;
  live: Live;
}

export function createContext({ requestId, address }: Identity, { publicUrl, rest, live }: ContextDeps): Context {
  return { requestId, sender: address, publicUrl, rest, live, work: rest.work, once: new Map(), loaders: new Map() };
}

/** Reads at most once per request, however many resolvers need the data. */
export function readOnce<const C extends Call>(
  ctx: Context,
  call: C,
  input: CallInput<C['path']>,
): Promise<AnswerOf<C>> {
  ctx.work.read();
  const key = keyOf(call, input);
  const earlier = ctx.once.get(key);
  if (earlier) return sameCall<AnswerOf<C>>(earlier);
  const started = ctx.rest.call(call, input);
  ctx.once.set(key, started);
  return started;
}

/** Drops all reads when the request's user changes, because they belong to the previous one. */
export function forgetReads(ctx: Context): void {
  ctx.once.clear();
  ctx.loaders.clear();
}

/** Stores the response of another call with the same data, so that it is not read again. */
export function primeReads<const C extends Call>(
  ctx: Context,
  call: C,
  input: CallInput<C['path']>,
  answer: AnswerOf<C>,
): void {
  ctx.once.set(keyOf(call, input), Promise.resolve(answer));
}

function keyOf<C extends Call>({ path }: C, { params, query }: CallInput<C['path']>): string {
  return `${path} ${JSON.stringify([params, query])}`;
}

/** The cast is safe because the key contains the path, and each path is declared once, with one response type. */
function sameCall<A>(promise: Promise<unknown>): Promise<A> {
  return promise as Promise<A>;
}

/** The cast is safe because every context is created by `createContext`. */
export function contextOf({ contextValue }: ExecutionArgs): Context {
  return contextValue as Context;
}
