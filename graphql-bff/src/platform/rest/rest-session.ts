import type { CookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { createQuotas, type Quotas } from '@besesaka/schema/kernel/quotas.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Work } from '#platform/cost/work.ts';
import { errorFromAnswer, UpstreamError, ValidationError, validated } from '#platform/errors/errors.ts';
import type { Identity } from '#platform/http/identity.ts';
import { type AnswerOf, address, type Call, type CallInput } from './calls.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import type { Rest } from './rest.ts';

/** The marketplace as one request sees it: with its person, its request id and its budget of calls. */
export interface RestSession {
  call<const C extends Call>(call: C, input: CallInput<C['path']>): Promise<AnswerOf<C>>;
  /** `set-cookie` lines to hand back. */
  setCookies: string[];
  /** What the browser shall forget, as the service said. */
  clearSiteData(): string | null;
  /** Shows neither a token nor a session. */
  isVisitor(): boolean;
  /** The token as it stands, perhaps renewed. */
  accessToken(): string | null;
  /** Whether there is more of a session than its access token shows. */
  holdsRefresh(): boolean;
  /** What is asked from now on is asked by the person of this token. */
  goOnAs(accessToken: string): void;
  /** The same person's with a fresh budget, for feeds that ask again as long as they live. */
  again(): RestSession;
  /** What was done so far, and its limits. */
  readonly work: Work;
  /** What it drew from. */
  readonly quotas: Quotas;
  /** Nothing but `early` calls is read before this is settled. */
  first(promise: Promise<unknown>): void;
}

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  everybody?: boolean;
  asNobody?: boolean;
  alone?: boolean;
  idempotencyKey?: string | null;
}

interface SessionOptions {
  rest: Rest;
  identity: Identity;
  cookieNames: CookieNames;
  checkAnswers: boolean;
  now: () => Date;
  /** False for sockets: they cannot hand cookies back, so they never renew. */
  mayRenew: boolean;
}

const refresh = { method: 'POST', path: '/api/auth/refresh' };

interface SenderDeps extends Pick<SessionOptions, 'rest' | 'mayRenew'> {
  credentials: Credentials;
  work: Work;
}

/** Sends as the person of the request, and renews their session where that is over: once a request. */
function createSender({ rest, mayRenew, credentials, work }: SenderDeps) {
  const canRenew = () => mayRenew && credentials.canRenew();
  let renewal: Promise<void> | null = null;

  async function send({ method, path, body, everybody = false, asNobody = false, alone, idempotencyKey }: Sent) {
    work.call();
    const mayJoin = method === 'GET' && !alone && (everybody || credentials.isAnonymous());
    const headers = mayJoin || asNobody ? credentials.anonymousHeaders() : credentials.headers();
    if (idempotencyKey) headers[idempotency.header] = idempotencyKey;
    if (body === undefined) return rest.send({ method, address: path, headers }, mayJoin);
    headers['content-type'] = 'application/json';
    return rest.send({ method, address: path, headers, body: JSON.stringify(body) }, false);
  }

  /** Whoever comes while it runs waits for the same answer. */
  function renew(): Promise<void> {
    renewal ??= send(refresh).then((answer) => {
      credentials.keep(answer.setCookies);
      if (answer.status === 401) credentials.forget();
    });
    return renewal;
  }

  return async (sent: Sent) => {
    if (sent.asNobody) return send(sent);
    if (!sent.everybody && canRenew() && (renewal !== null || credentials.accessIsOver())) await renew();
    const answer = await send(sent);
    if (answer.status !== 401 || renewal !== null || !canRenew() || sent.path.startsWith('/api/login')) return answer;
    await renew();
    return send(sent);
  };
}

export function createRestSession(options: SessionOptions): RestSession {
  const { rest, identity, cookieNames, checkAnswers, now, mayRenew } = options;
  const credentials = createCredentials(identity, cookieNames, now);
  const work = new Work();
  const send = createSender({ rest, mayRenew, credentials, work });
  const quotas = createQuotas();
  let clearSiteData: string | null = null;
  let barrier: Promise<unknown> | null = null;

  async function call<const C extends Call>(what: C, input: CallInput<C['path']>): Promise<AnswerOf<C>> {
    // A wrong one is refused here, before any call is made.
    const body = what.body ? validated(what.body.schema, input.body) : input.body;
    const path = address(what.path, input.params, input.query);
    const { method, auth } = what;
    // Asked without the user, so that equal reads in flight are joined.
    const everybody = method === 'GET' && auth === 'visitor';
    const { asNobody = false, alone } = input;
    const sent = { method, path, body, everybody, asNobody, alone, idempotencyKey: checkedKey(input.idempotencyKey) };
    // One turn later all root fields have been begun, and whichever must be first has said so.
    await null;
    if (barrier && !input.early) await barrier;
    const answer = await send(sent);
    if (!asNobody) credentials.keep(answer.setCookies);
    clearSiteData ??= answer.clearSiteData;
    for (const quota of answer.quotas) quotas.tell(quota);
    if (answer.status >= 400)
      throw errorFromAnswer(`${method} ${what.path}`, answer.status, answer.body, answer.retryAfter);
    return readAnswer(what, answer.body, checkAnswers);
  }

  function first(promise: Promise<unknown>) {
    barrier = promise
      .catch(() => undefined)
      .finally(() => {
        barrier = null;
      });
  }

  return {
    call,
    first,
    work,
    quotas,
    setCookies: credentials.setCookies,
    clearSiteData: () => clearSiteData,
    isVisitor: credentials.isAnonymous,
    accessToken: credentials.accessToken,
    holdsRefresh: credentials.holdsRefresh,
    goOnAs: credentials.goOnAs,
    // Nobody is there any more to hand renewed cookies to.
    again: () => createRestSession({ ...options, identity: credentials.identity(), mayRenew: false }),
  };
}

/** It goes out as a header, so it must be fit for one. */
function checkedKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (idempotency.pattern.test(key)) return key;
  throw new ValidationError(texts.keyInvalid, { idempotency_key: [texts.keyInvalid] });
}

/** In production the answer is trusted: both services are built from the same zod resources. */
function readAnswer<C extends Call>({ method, path, response }: C, body: unknown, check: boolean): AnswerOf<C> {
  if (response === null || typeof response === 'string' || !check) return trusted(body);
  const result = response.safeParse(body);
  if (result.success) return trusted(result.data);
  throw new UpstreamError(`${method} ${path} answered another shape: ${result.error.message}`);
}

/** Safe where the marketplace answers by the same resource; tests and development check that it does. */
function trusted<A>(body: unknown): A {
  return body as A;
}
