import { texts } from '@besesaka/schema/kernel/texts.ts';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#platform/errors.ts';
import type { HttpEnv } from './router.ts';

const withBody = ['POST', 'PUT', 'PATCH', 'DELETE'];
const jsonType = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i;
const formType = /^multipart\/form-data(?:\s*;|$)/i;
/** The NUL character as JSON escapes it, and not merely the text of such an escape. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

export interface BodyLimits {
  jsonBytes: number;
  formBytes: number;
  serviceBytes: number;
}

const bodyLimits: BodyLimits = { jsonBytes: 100 * 1024, formBytes: 30 * 1024 * 1024, serviceBytes: 2 * 1024 * 1024 };

/** Refuses bodies that are too large, of a type we do not speak, or hold characters that PostgreSQL cannot. */
export function checkBody(limits: BodyLimits = bodyLimits): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (/%00/.test(c.req.url)) throw new AppError('INVALID_INPUT', texts.invalidInput);
    const type = c.req.header('content-type') ?? '';
    const length = Number(c.req.header('content-length') ?? 0);
    if (withBody.includes(c.req.method) && (c.req.raw.body !== null || length > 0)) {
      const isForm = formType.test(type);
      const jsonBytes = c.get('service') ? limits.serviceBytes : limits.jsonBytes;
      if (length > (isForm ? limits.formBytes : jsonBytes)) throw new AppError('TOO_LARGE', texts.tooLarge);
      if (!isForm) await checkJson(c.req, type, jsonBytes);
    }
    await next();
  };
}

interface Body {
  raw: Request;
  text(): Promise<string>;
}

async function checkJson(request: Body, type: string, limit: number): Promise<void> {
  // Hono keeps the text, so that the handler's own reading costs no second pass over the wire.
  const text = await request.text();
  if (text === '') return;
  if (!jsonType.test(type)) throw new AppError('UNSUPPORTED_TYPE', texts.wrongType);
  if (text.length > limit) throw new AppError('TOO_LARGE', texts.tooLarge);
  if (text.includes('\u0000') || escapedNul.test(text)) throw new AppError('INVALID_INPUT', texts.invalidInput);
}
