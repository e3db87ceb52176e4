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

/** Several of the same with commas between, as many as a page has at most. */
export function manyOf(one: string) {
  return z.string().regex(new RegExp(`^${one}(?:,${one}){0,${pageLimits.maxPageSize - 1}}$`, 'i'));
}

export const manyIds = manyOf('[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');

const cursor = z.string().min(1).max(pageLimits.maxCursorLength);

/** Of a list that goes on from a cursor as well as by pages: one of `page`, `after` and `before`. */
export function listQuery(defaultSize: number) {
  return pageQuery(defaultSize).extend({
    after: cursor.optional(),
    before: cursor.optional(),
    count: z.stringbool().default(true),
  });
}

/** Where somebody stands in such a list. */
export interface ListPosition {
  page: number;
  page_size: number;
  after?: string | undefined;
  before?: string | undefined;
  count: boolean;
}
