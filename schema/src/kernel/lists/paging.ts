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

/** Comma-separated values, at most as many as a page can hold. */
export function manyOf(one: string) {
  return z.string().regex(new RegExp(`^${one}(?:,${one}){0,${pageLimits.maxPageSize - 1}}$`, 'i'));
}

export const manyIds = manyOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

const cursor = z.string().min(1).max(pageLimits.maxCursorLength);

/** Query of a list that supports both pages and cursors. Only one of `page`, `after` and `before` applies. */
export function listQuery(defaultSize: number) {
  return pageQuery(defaultSize).extend({
    after: cursor.optional(),
    before: cursor.optional(),
    count: z.stringbool().default(true),
  });
}

/** Position in a list that supports both pages and cursors. */
export interface ListPosition {
  page: number;
  page_size: number;
  after?: string | undefined;
  before?: string | undefined;
  count: boolean;
}
