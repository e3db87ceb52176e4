import type { CookieNames } from '@besesaka/schema/kernel/cookies.ts';
import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { type LoadShedder, Overloaded, retryAfterSeconds } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { otherSites } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { pageLifeSeconds } from '@besesaka/schema/kernel/serving/page-life.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createContext } from '#platform/context/context.ts';
import type { OperationLimit } from '#platform/cost/budget.ts';
import { limits } from '#platform/cost/limits.ts';
import type { Turns } from '#platform/cost/turns.ts';
import type { KnownDocument, KnownDocuments } from '#platform/graphql/persisted.ts';
import { type GraphqlServer, hashOf, type ServerContext } from '#platform/graphql/yoga.ts';
import { identityAt } from '#platform/http/identity.ts';
import type { LiveFor } from '#platform/inbox/live.ts';
import type { Rest } from '#platform/rest/rest.ts';
import { createRestSession, type RestSession } from '#platform/rest/rest-session.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import type { KnownQueries, KnownQuery } from './known-queries.ts';
import { createGraphiql, createSchemaPage } from './static-pages.ts';

interface HttpDeps {
  config: { publicUrl: string; graphiql: boolean; checkAnswers: boolean };
  cookieNames: CookieNames;
  rest: Rest;
  graphql: GraphqlServer;
  knownQueries: KnownQueries;
  schema: GraphQLSchema;
  documents: KnownDocuments;
  liveFor: LiveFor;
  metrics: Metrics;
  log: Log;
  shedder: LoadShedder;
  turns: Turns;
  operationLimit: OperationLimit;
  now: () => Date;
  /** Tests count a request's calls with it. */
  onDone?: (session: RestSession) => void;
}

/** Prices and stock may be this old until a live update arrives. */
const cacheFor = `public, max-age=${pageLifeSeconds}`;

/** `/graphql` over HTTP: GraphiQL, the schema and the operations. */
export function createHttp(deps: HttpDeps) {
  const { config, documents, shedder } = deps;
  const { run, inTurn } = createRun(deps);
  const graphiql = config.graphiql ? createGraphiql() : null;
  const schemaPage = config.graphiql ? createSchemaPage(deps.schema) : null;

  // Read the body first, with a limit, so that slow senders hold no slot.
  const reading = new Hono();
  reading.onError((error) => {
    throw error;
  });
  reading.use(bodyLimit({ maxSize: limits.bodyBytes, onError: tooLarge }));
  reading.all('*', async (c) => {
    const body = await c.req.raw.text();
    const { query, isRegistered } = deps.knownQueries.inBody(body);
    const knownQuery = takesJson(c.req.raw) ? query : null;
    const request = knownQuery ? c.req.raw : withBody(c.req.raw, body);
    return isRegistered ? run(request, knownQuery) : inTurn(request);
  });

  return async function fetch(request: Request): Promise<Response> {
    const began = performance.now();
    const response = await answerOrRefuse(request);
    logAccess(request, response, began);
    addSecurityHeaders(response.headers, config.publicUrl);
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-expose-headers', otherSites.exposed);
    return response;
  };

  /** The marketplace logs its part of the work under the same id. Queries and variables are private. */
  function logAccess({ method, url }: Request, { status, headers }: Response, began: number): void {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const path = new URL(url).pathname;
    deps.log.info({ request: headers.get('x-request-id'), method, path, status, ms }, 'request');
  }

  async function answerOrRefuse(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (schemaPage && isRead && url.pathname === '/graphql/schema.graphql') return schemaPage(request.headers);
    const file = isRead ? graphiql?.file(url.pathname, request.headers) : null;
    if (file) return file;
    if (url.pathname !== '/graphql') return problem(404, texts.notFound, 'NOT_FOUND');
    if (graphiql && isRead && !url.search.includes('query=') && wantsHtml(request))
      return graphiql.page(request.headers);
    if (request.method === 'OPTIONS') return preflight();
    if (!isRead && request.method !== 'POST') return wrongMethod();
    if (!isRead && !isKnownType(request)) return problem(415, texts.wrongType, 'UNSUPPORTED_TYPE');
    if (shedder.isFull(shareOf(request))) return overloaded(shedder.refuse());
    const { address } = shareOf(request);
    const wait = address === undefined ? null : await deps.operationLimit(address);
    if (wait !== null) return tooMany(wait);
    if (hasJson(request)) return reading.fetch(request);
    return isRead && registeredAt(url, documents) ? run(request, null) : inTurn(request);
  }
}

/** Answers operations when there is a slot for them. */
function createRun(deps: HttpDeps) {
  const { documents, knownQueries, metrics, shedder, turns } = deps;

  async function run(request: Request, query: KnownQuery | null): Promise<Response> {
    const stop = metrics.requestSeconds.startTimer();
    const url = new URL(request.url);
    const cacheable = request.method !== 'POST' && registeredAt(url, documents)?.cacheable === true;
    const knownQuery =
      cacheable && request.method === 'GET' && takesJson(request) ? knownQueries.inAddress(url) : query;
    const response = await shedder
      .run(() => respond(request, cacheable, knownQuery, deps), shareOf(request))
      .catch(overloaded);
    stop();
    return response;
  }

  /** Unregistered documents of one address wait for each other here, where they hold no slot. */
  async function inTurn(request: Request): Promise<Response> {
    const { address } = shareOf(request);
    if (address === undefined) return run(request, null);
    return turns.isFull(address) ? tooMany(retryAfterSeconds()) : turns.run(address, () => run(request, null));
  }

  return { run, inTurn };
}

/** Rendered pages call without an address, and share one lane in the queue. */
function shareOf({ headers }: Request) {
  return { address: headers.get(clientAddressHeader) ?? undefined };
}

async function respond(
  request: Request,
  isForEverybody: boolean,
  query: KnownQuery | null,
  deps: HttpDeps,
): Promise<Response> {
  const { rest, config, cookieNames, now } = deps;
  const identity = identityAt(request.headers, new URL(request.url).host, config.publicUrl);
  const { isForeign } = identity;
  const { checkAnswers } = config;
  const session = createRestSession({ rest, identity, cookieNames, checkAnswers, now, mayRenew: true });
  const context = createContext(identity, {
    publicUrl: config.publicUrl,
    rest: session,
    live: deps.liveFor(session),
  });
  const cacheable = isForEverybody && session.isVisitor();
  const serverContext: ServerContext = Object.assign(context, {
    cacheable,
    onlyQueries: isForeign && identity.authorization === null,
    outcome: { hasErrors: false },
  });
  const response = await (query
    ? deps.knownQueries.answer(query, serverContext)
    : deps.graphql.fetch(request, serverContext));
  response.headers.set('x-request-id', identity.requestId);
  const mayCache = cacheable && response.status === 200 && !serverContext.outcome.hasErrors;
  response.headers.set('cache-control', mayCache ? cacheFor : 'private, no-store');
  response.headers.set('vary', 'accept');
  if (!mayCache) session.quotas.addTo(response.headers);
  // Pages of other sites get no cookies, nor do API clients with a token.
  if (!isForeign) for (const line of session.setCookies) response.headers.append('set-cookie', line);
  const forgotten = session.clearSiteData();
  if (!isForeign && forgotten) response.headers.set('clear-site-data', forgotten);
  deps.onDone?.(session);
  return response;
}

/** Credentials are never allowed, so any origin may send requests. */
function preflight(): Response {
  const headers = {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': otherSites.headers,
    'access-control-max-age': String(otherSites.keptSeconds),
  };
  return new Response(null, { status: 204, headers });
}

/** The registered document that a GET names. One of public fields only can be cached by a CDN, for visitors. */
function registeredAt({ searchParams }: URL, documents: KnownDocuments): KnownDocument | null {
  const extensions = searchParams.get('extensions');
  if (extensions === null || searchParams.has('query')) return null;
  const hash = hashOf(readJson(extensions));
  return hash === null ? null : documents.byHash(hash);
}

function withBody({ url, method, headers, signal }: Request, body: string): Request {
  return new Request(url, { method, headers, signal, body });
}

/** Clients that accept GraphQL's own media type or a stream are handled by Yoga. */
function takesJson({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? '*/*';
  return !/graphql-response|event-stream|multipart/.test(accept) && /application\/json|\*\/\*/.test(accept);
}

function tooMany(seconds: number): Response {
  const errors = [{ message: texts.tooMany, extensions: { code: 'RATE_LIMITED', retryAfter: seconds } }];
  return Response.json({ errors }, { status: 429, headers: { 'retry-after': String(seconds) } });
}

function overloaded(error: unknown): Response {
  if (!(error instanceof Overloaded)) throw error;
  const errors = [{ message: texts.unavailable, extensions: { code: 'UNAVAILABLE' } }];
  return Response.json({ errors }, { status: 503, headers: { 'retry-after': String(retryAfterSeconds()) } });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Other bodies are refused by their type, or read by Yoga with the same limit. */
function hasJson(request: Request): boolean {
  return request.method === 'POST' && /^application\/json(?:\s*;|$)/i.test(request.headers.get('content-type') ?? '');
}

function wantsHtml(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html');
}

function problem(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}

/** The rest of the body is not read, so the connection cannot serve another request. */
function tooLarge(): Response {
  const response = problem(413, texts.tooLarge, 'TOO_LARGE');
  response.headers.set('connection', 'close');
  return response;
}

function wrongMethod(): Response {
  const response = problem(405, texts.methodNotAllowed, 'METHOD_NOT_ALLOWED');
  response.headers.set('allow', 'GET, HEAD, POST, OPTIONS');
  return response;
}

/** Types that forms can send are refused later, with the name of the header that they need. */
function isKnownType({ headers }: Request): boolean {
  return /^(application\/(json|graphql)|multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)\b|^$/i.test(
    headers.get('content-type') ?? '',
  );
}

/** Responses are data: browsers must not run, frame or sniff them. GraphiQL's page has its own policy. */
function addSecurityHeaders(headers: Headers, publicUrl: string): void {
  headers.set('x-content-type-options', 'nosniff');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
  if (publicUrl.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  setDefault(headers, 'referrer-policy', 'strict-origin-when-cross-origin');
  setDefault(headers, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  setDefault(headers, 'cache-control', 'no-store');
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
