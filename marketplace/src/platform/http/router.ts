import { fieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { installZodErrorMessages } from '@besesaka/schema/kernel/plain-issues.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { type AppError, InvalidInput, NotFound } from '#platform/base/errors.ts';
import type { HttpEnv } from './http-env.ts';

installZodErrorMessages();

export type Router = OpenAPIHono<HttpEnv>;

/** Input is validated before it reaches a verb. Paths have no trailing slash. */
export function createRouter(): Router {
  return new OpenAPIHono<HttpEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw refusalOf(result);
    },
  });
}

/** A path with an ID that cannot exist is not found, like one whose ID does not exist. */
export function refusalOf({ target, error }: { target: string; error: z.ZodError }): AppError {
  return target === 'param' ? new NotFound(texts.notFound) : new InvalidInput(fieldErrors(error));
}
