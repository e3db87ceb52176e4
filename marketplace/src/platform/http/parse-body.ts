import type { BodyRule } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { namesPrototype } from '@besesaka/schema/kernel/programs/prototype-name.ts';
import { isForApps } from '@besesaka/schema/kernel/serving/other-sites.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';
import type { KnownCalls } from './known-calls.ts';

const jsonType = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i;
/** The NUL character as a JSON escape, but not an escaped backslash followed by the same text. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

export const usualBytes = 100 * 1024;

/** Checks the content type first, then reads up to the limit, whatever content-length says. */
function parseJson(rule: BodyRule = {}): MiddlewareHandler<HttpEnv> {
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

/** A form of OAuth is short. Its route says what is wrong with it. */
const parseForm: MiddlewareHandler<HttpEnv> = (c, next) => limitForm(c, () => c.req.text().then(next));
const limitForm = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new AppError('TOO_LARGE', texts.tooLarge);
  },
});

/**
 * Reads JSON for operations with a body before the request gets its slot, so that a slow sender holds none. Other
 * operations read no body; forms are read by their own routes after their own checks.
 */
export function parseBodies(calls: KnownCalls): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isForApps(c.req.path)) return parseForm(c, next);
    const call = calls.of(c);
    return call?.body ? parseJson(call.bodyRule)(c, next) : next();
  };
}

/** Refuses a name that would be dropped, and characters that PostgreSQL cannot store. Hono caches the text, so reading it again is free. */
async function checkText(c: Context<HttpEnv>): Promise<void> {
  const text = await c.req.text();
  if (namesPrototype(text)) throw new AppError('INVALID_INPUT', 'The name "__proto__" is not allowed.');
  if (text.includes('\u0000') || escapedNul.test(text)) throw new AppError('INVALID_INPUT', texts.invalidInput);
}

/** Does the same for the URL. */
export function checkAddress(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/%00/.test(c.req.url)) throw new AppError('INVALID_INPUT', texts.invalidInput);
    await next();
  };
}
