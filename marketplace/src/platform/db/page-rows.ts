import { pageLimits } from '@besesaka/schema/kernel/page-limits.ts';

/** The rows of a numbered page; of one further than a list is shown, none: skipping that many costs more than any answer. */
export function pageRows({ page, page_size }: { page: number; page_size: number }) {
  const offset = (page - 1) * page_size;
  return offset > pageLimits.maxOffset ? { limit: 0, offset: pageLimits.maxOffset } : { limit: page_size, offset };
}
