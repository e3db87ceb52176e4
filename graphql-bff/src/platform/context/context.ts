import type DataLoader from 'dataloader';
import type { ExecutionArgs } from 'graphql';
import type { Work } from '#platform/cost/work.ts';
import type { Identity } from '#platform/http/identity.ts';
import type { Live } from '#platform/inbox/live.ts';
import type { AnswerOf, Call, CallInput } from '#platform/rest/calls.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';

/** What a resolver gets: the marketplace as this request's person sees it, and the live side. */
export interface Context {
  requestId: string;
  /** The address that the request came from; null for ourselves. */
  sender: string | null;
  /** Where people find this site, for whole addresses of what lies on it. */
  publicUrl: string;
  rest: RestSession;
  live: Live;
  work: Work;
  /** Values that several resolvers of one request need and that are fetched once. */
  once: Map<string, Promise<unknown>>;
  /** Those of `createLoader`, each under itself and its arguments. */
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

/** A read that is made at most once a request, however many resolvers ask for it. */
export function readOnce<const C extends Call>(
  ctx: Context,
  call: C,
  input: CallInput<C['path']>,
): Promise<AnswerOf<C>> {
  ctx.work.read();
  const key = keyOf(call, input);
  const known = ctx.once.get(key);
  if (known) return sameCall<AnswerOf<C>>(known);
  const started = ctx.rest.call(call, input);
  ctx.once.set(key, started);
  return started;
}

/** Somebody else asks from now on: what was read for whoever asked before is not theirs. */
export function forgetReads(ctx: Context): void {
  ctx.once.clear();
  ctx.loaders.clear();
}

/** Another call has answered the same, so that it need not be read. */
export function knowAlready<const C extends Call>(
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

/** Safe because the key holds the path, and a path is declared once, with one answer. */
function sameCall<A>(promise: Promise<unknown>): Promise<A> {
  return promise as Promise<A>;
}

/** Safe because all that reaches resolvers is made by `createContext`. */
export function contextOf({ contextValue }: ExecutionArgs): Context {
  return contextValue as Context;
}
