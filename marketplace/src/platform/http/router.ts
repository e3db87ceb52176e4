import { fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { installZodErrorMessages } from '@besesaka/schema/kernel/plain-issues.ts';
import { OpenAPIHono } from '@hono/zod-openapi';
import { InvalidInput } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';

installZodErrorMessages();

export type Router = OpenAPIHono<HttpEnv>;

/** Input is validated before it reaches a verb. Paths have no trailing slash. */
export function createRouter(): Router {
  return new OpenAPIHono<HttpEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw new InvalidInput(fieldErrors(result.error));
    },
  });
}
