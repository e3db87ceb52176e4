const shownAll = 7;

/** The page numbers to show: all of up to seven, otherwise the ends and the neighbours of the current page. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  if (pageCount <= shownAll) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount];
}
