import { z } from 'zod';

/** What a field of an answer is, with a true example: for the reference, and for GraphQL where it goes through as it is. */
export function told<S extends z.ZodType>(schema: S, text: string, example?: z.input<S>): S {
  return schema.meta({ description: text, ...(example !== undefined && { examples: [example] }) });
}

/** A thing that the service answers, under its name in the reference. */
export function thing<Shape extends z.ZodRawShape>(name: string, text: string, shape: Shape) {
  return z.object(shape).meta({ thing: name, text });
}

/** Of the answers that a screen tells from refusals by it. */
export const success = told(z.literal(true), 'Always true: a refusal has `success: false` and another status', true);
