import type { FieldErrors } from '@besesaka/schema/kernel/errors.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { schemaOf } from '@besesaka/schema/kernel/reference/words.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { InvalidInput } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';

/** Enough to see the problem. */
const namedMax = 20;

/** Refuses a body with unknown fields and names them, because a misspelt field would be ignored silently. */
export function refuseUnknown({ auth, body, form, query }: Operation): MiddlewareHandler<HttpEnv> {
  const schema = form ?? (body && schemaOf(body));
  const shape = schema instanceof z.ZodObject ? schema.shape : null;
  // A list that ignored a filter would be read as filtered, by admins and programs. Other addresses may carry marks of mails.
  const knownFields = query?.schema instanceof z.ZodObject ? query.schema.shape : {};
  return async (c, next) => {
    const sent = shape ? await (form ? formFields(c) : jsonFields(c)) : [];
    const inBody = sent.filter((name) => shape && !Object.hasOwn(shape, name));
    const isStrict = auth === 'admin' || c.get('ctx').viewer?.scopes;
    const inQuery = isStrict ? Object.keys(c.req.query()).filter((name) => !Object.hasOwn(knownFields, name)) : [];
    const unknown = [...new Set([...inBody, ...inQuery])].slice(0, namedMax);
    if (unknown.length === 0) return next();
    const details: FieldErrors = Object.fromEntries(unknown.map((name) => [name.slice(0, 100), [texts.unknownField]]));
    throw new InvalidInput(details);
  };
}

/** A body that is not a JSON object is refused by later checks. Hono caches the body. */
async function jsonFields(c: Context<HttpEnv>): Promise<string[]> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
}

async function formFields(c: Context<HttpEnv>): Promise<string[]> {
  return c.req.raw.body === null ? [] : [...(await c.req.formData()).keys()];
}
