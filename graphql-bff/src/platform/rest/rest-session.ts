import type { CookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { createQuotas, type Quotas } from '@besesaka/schema/kernel/serving/quotas.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { Work } from '#platform/cost/work.ts';
import { errorFromAnswer, UpstreamError, ValidationError, validated } from '#platform/errors/errors.ts';
import type { Identity } from '#platform/http/identity.ts';
import { type AnswerOf, address, type Call, type CallInput } from './calls.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import type { Rest } from './rest.ts';

/** The marketplace as one request sees it: with its user, request ID and budget of calls. */
export interface RestSession {
  call<const C extends Call>(call: C, input: CallInput<C['path']>): Promise<AnswerOf<C>>;
  /** `set-cookie` lines for the browser. */
  setCookies: string[];
  /** The service's `Clear-Site-Data` header. */
  clearSiteData(): string | null;
  /** True without a token and a session. */
  isVisitor(): boolean;
  /** The current token, which may have been renewed. */
  accessToken(): string | null;
  /** Whether the session has a refresh token. */
  holdsRefresh(): boolean;
  /** Uses this token's user from now on. */
  continueAs(accessToken: string): void;
  /** The same user's session with a fresh budget, for long-lived feeds. */
  again(): RestSession;
  /** The work so far and its limits. */
  readonly work: Work;
  /** The rate limits that it has used. */
  readonly quotas: Quotas;
  /** Delays all calls except `early` ones until the promise settles. */
  first(promise: Promise<unknown>): void;
}

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  isPublic?: boolean;
  anonymous?: boolean;
  alone?: boolean;
  idempotencyKey?: string | null;
}

interface SessionOptions {
  rest: Rest;
  identity: Identity;
  cookieNames: CookieNames;
  checkAnswers: boolean;
  now: () => Date;
  /** False for sockets, which cannot set cookies and so never renew. */
  mayRenew: boolean;
}

const refresh = { method: 'POST', path: '/api/auth/refresh' };

interface SenderDeps extends Pick<SessionOptions, 'rest' | 'mayRenew'> {
  credentials: Credentials;
  work: Work;
}

/** Sends with the request's credentials, and renews an expired session, once per request. */
function createSender({ rest, mayRenew, credentials, work }: SenderDeps) {
  const canRenew = () => mayRenew && credentials.canRenew();
  let renewal: Promise<void> | null = null;

  async function send({ method, path, body, isPublic = false, anonymous = false, alone, idempotencyKey }: Sent) {
    work.call();
    const mayJoin = method === 'GET' && !alone && (isPublic || credentials.isAnonymous());
    const headers = mayJoin || anonymous ? credentials.anonymousHeaders() : credentials.headers();
    if (idempotencyKey) headers[idempotency.header] = idempotencyKey;
    if (body === undefined) return rest.send({ method, address: path, headers }, mayJoin);
    headers['content-type'] = 'application/json';
    return rest.send({ method, address: path, headers, body: JSON.stringify(body) }, false);
  }

  /** Concurrent callers share one renewal. */
  function renew(): Promise<void> {
    renewal ??= send(refresh).then((answer) => {
      credentials.keep(answer.setCookies);
      if (answer.status === 401) credentials.forget();
    });
    return renewal;
  }

  return async (sent: Sent) => {
    if (sent.anonymous) return send(sent);
    if (!sent.isPublic && canRenew() && (renewal !== null || credentials.accessIsOver())) await renew();
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
    // An invalid body is refused here, before any call is made.
    const body = what.body ? validated(schemaOf(what.body), input.body) : input.body;
    const path = address(what.path, input.params, input.query);
    const { method, auth } = what;
    // Sent without the user, so that equal pending reads are joined.
    const isPublic = method === 'GET' && auth === 'visitor';
    const { anonymous = false, alone } = input;
    const sent = { method, path, body, isPublic, anonymous, alone, idempotencyKey: checkedKey(input.idempotencyKey) };
    // One turn later all root fields have started, and the one that must be first has called `first`.
    await null;
    if (barrier && !input.early) await barrier;
    const answer = await send(sent);
    if (!anonymous) credentials.keep(answer.setCookies);
    clearSiteData ??= answer.clearSiteData;
    for (const quota of answer.quotas) quotas.report(quota);
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
    continueAs: credentials.continueAs,
    // The response has been sent, so renewed cookies could not be set.
    again: () => createRestSession({ ...options, identity: credentials.identity(), mayRenew: false }),
  };
}

/** The key is sent as a header, so it must be a valid header value. */
function checkedKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  if (idempotency.pattern.test(key)) return key;
  throw new ValidationError(texts.keyInvalid, { idempotency_key: [texts.keyInvalid] });
}

/** In production responses are trusted, because both services use the same zod resources. */
function readAnswer<C extends Call>({ method, path, response }: C, body: unknown, check: boolean): AnswerOf<C> {
  if (response === null || typeof response === 'string' || !check) return trusted(body);
  const result = response.safeParse(body);
  if (result.success) return trusted(result.data);
  throw new UpstreamError(`${method} ${path} answered another shape: ${result.error.message}`);
}

/** The cast is safe if the marketplace uses the same resource; tests and development verify this. */
function trusted<A>(body: unknown): A {
  return body as A;
}
