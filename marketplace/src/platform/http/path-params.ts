import { z } from '@hono/zod-openapi';

/** The one part of an address that varies, as the reference tells it. */
export function pathParam<N extends string, T extends z.ZodType>(
  name: N,
  schema: T,
  description: string,
  example: string | number,
) {
  const told = schema.openapi({ param: { name, in: 'path' }, description, example });
  return z.object({ [name]: told } as Record<N, T>);
}

/** Any text: what no slug can be is simply not found. */
export function slugOf(description: string, example: string) {
  return pathParam('slug', z.string(), description, example);
}
