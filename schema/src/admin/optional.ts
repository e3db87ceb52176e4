import { z } from 'zod';

/** What a form leaves empty was not asked for. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
