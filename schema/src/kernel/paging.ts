import { z } from 'zod';
import { pageLimits } from './page-limits.ts';

/** `page` and `page_size` of a numbered list. */
export function pageQuery(defaultSize: number) {
  return z.object({
    page: z.coerce
      .number('page must be a whole number')
      .int()
      .min(1, 'page starts at 1')
      .max(pageLimits.maxPage)
      .default(1),
    page_size: z.coerce.number().int().min(1).max(pageLimits.maxPageSize).default(defaultSize),
  });
}

/** The answer of every list: `next` and `previous` are addresses of the neighbouring pages, or null. */
export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({
    results: z.array(item),
    count: z.number().int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
}

export interface ListAnswer<T> {
  results: T[];
  count: number;
  next: string | null;
  previous: string | null;
}
