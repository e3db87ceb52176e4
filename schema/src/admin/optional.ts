import { z } from 'zod';

/** Forms send unused filters as empty texts; they count as missing. */
export const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
