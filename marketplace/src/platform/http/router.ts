import { fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { speakPlainly } from '@besesaka/schema/kernel/plain-issues.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { InvalidInput } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';

speakPlainly();

export type Router = OpenAPIHono<HttpEnv>;

/** Input that does not fit its schema never reaches a verb. Paths are written without a last slash. */
export function createRouter(): Router {
  return new OpenAPIHono<HttpEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(fieldErrors(result.error));
    },
  });
}
