import type { BodyRule } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

const jsonType = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i;
/** The NUL character as JSON escapes it, and not merely the text of such an escape. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

export const usualBytes = 100 * 1024;

/** Looks at the type first, then reads at most so many bytes, whether or not the body says how many it has. */
function takeJson(rule: BodyRule = {}): MiddlewareHandler<HttpEnv> {
  const { bytes = usualBytes, tooLarge = texts.tooLarge, wrongType = texts.wrongType } = rule;
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError('TOO_LARGE', tooLarge);
    },
  });
  return async (c, next) => {
    const isJson = jsonType.test(c.req.header('content-type') ?? '');
    if (!isJson && c.req.raw.body !== null) throw new AppError('UNSUPPORTED_TYPE', wrongType);
    await limit(c, () => checkText(c).then(next));
  };
}

/**
 * JSON for the routes that say they take it: before a request gets its place among those that are worked on, so that a slow
 * sender holds none. Where no route takes a body, none is read; forms are read by their own routes, after their own checks.
 */
export function takeBodies(calls: KnownCalls): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const call = calls.of(c);
    return call?.body ? takeJson(call.bodyRule)(c, next) : next();
  };
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
