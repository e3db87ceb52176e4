import { z } from 'zod';

/** Documents a response field with a description and a realistic example, for the REST reference and for GraphQL. */
export function told<S extends z.ZodType>(schema: S, text: string, example?: z.input<S>): S {
  return schema.meta({ description: text, ...(example !== undefined && { examples: [example] }) });
}

/** A REST resource, named as in the reference. */
export function thing<Shape extends z.ZodRawShape>(name: string, text: string, shape: Shape) {
  return z.object(shape).meta({ thing: name, text });
}

/** For responses that a screen distinguishes from errors by this field. */
export const success = told(z.literal(true), 'Always true; an error has `success: false` and an error status', true);
