import type { FieldErrors } from '@besesaka/schema/kernel/errors.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { InvalidInput } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';

/** Enough to see what is wrong. */
const namedMax = 20;

/** Refuses a body with fields that its call does not know, with their names: a misspelt one would be left out silently. */
export function refuseUnknown({ body, form }: Operation): MiddlewareHandler<HttpEnv> {
  const schema = form ?? body?.schema;
  const known = schema instanceof z.ZodObject ? schema.shape : null;
  return async (c, next) => {
    const sent = known ? await (form ? formFields(c) : jsonFields(c)) : [];
    const unknown = [...new Set(sent)].filter((name) => known && !Object.hasOwn(known, name)).slice(0, namedMax);
    if (unknown.length === 0) return next();
    const details: FieldErrors = Object.fromEntries(unknown.map((name) => [name.slice(0, 100), [texts.unknownField]]));
    throw new InvalidInput(details);
  };
}

/** What is no object, or no JSON at all, is refused by what comes after. Hono keeps what was read. */
async function jsonFields(c: Context<HttpEnv>): Promise<string[]> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
}

async function formFields(c: Context<HttpEnv>): Promise<string[]> {
  return c.req.raw.body === null ? [] : [...(await c.req.formData()).keys()];
}
