import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { AppError } from '#platform/errors.ts';
import type { HttpEnv } from './http-env.ts';

const types = {
  json: /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i,
  form: /^multipart\/form-data\s*;/i,
};
/** The NUL character as JSON escapes it, and not merely the text of such an escape. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

export interface BodyRule {
  bytes?: number;
  /** What is said to one that is larger, and to one of another type. */
  tooLarge?: string;
  wrongType?: string;
}

const usualBytes = 100 * 1024;

/** Looks at the type first, then reads at most so many bytes, whether or not the body says how many it has. */
export function takeBody(kind: keyof typeof types, rule: BodyRule = {}): MiddlewareHandler<HttpEnv> {
  const { bytes = usualBytes, tooLarge = texts.tooLarge, wrongType = texts.wrongType } = rule;
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError('TOO_LARGE', tooLarge);
    },
  });
  return async (c, next) => {
    const isOurs = types[kind].test(c.req.header('content-type') ?? '');
    if (!isOurs && c.req.raw.body !== null) throw new AppError('UNSUPPORTED_TYPE', wrongType);
    await limit(c, kind === 'json' ? () => checkText(c).then(next) : next);
  };
}

/**
 * JSON for the routes that say they take it: before a request gets its place among those that are worked on, so that a slow
 * sender holds none. Where no route takes a body, none is read; forms are read by their own routes, after their own checks.
 */
export function takeBodies(app: OpenAPIHono<HttpEnv>): MiddlewareHandler<HttpEnv> {
  let known: Map<string, MiddlewareHandler<HttpEnv>> | null = null;
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    known ??= bodiesOf(app);
    const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
    const take = route && known.get(`${route.method} ${route.path}`);
    return take ? take(c, next) : next();
  };
}

function bodiesOf(app: OpenAPIHono<HttpEnv>): Map<string, MiddlewareHandler<HttpEnv>> {
  const found = new Map<string, MiddlewareHandler<HttpEnv>>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, request, bodyRule }: RouteConfig & { bodyRule?: BodyRule } = definition.route;
    if (!request?.body?.content['application/json']) continue;
    found.set(`${method.toUpperCase()} ${path.replaceAll(/\{(.+?)\}/g, ':$1')}`, takeBody('json', bodyRule));
  }
  return found;
}

/** Refuses characters that PostgreSQL cannot hold. Hono keeps the text, so the handler's own reading costs no second pass. */
async function checkText(c: Context<HttpEnv>): Promise<void> {
  const text = await c.req.text();
  if (text.includes('\u0000') || escapedNul.test(text)) throw new AppError('INVALID_INPUT', texts.invalidInput);
}

/** The same for what an address says. */
export function checkAddress(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/%00/.test(c.req.url)) throw new AppError('INVALID_INPUT', texts.invalidInput);
    await next();
  };
}
