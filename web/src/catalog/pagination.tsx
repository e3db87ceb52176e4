import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Previous and next; the end without a neighbour keeps its place. */
export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  const style = buttonStyle({ tone: 'secondary' });
  const hidden = `${style} invisible`;
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 pt-10 sm:justify-center sm:gap-6"
    >
      {page > 1 ? (
        <Link to={pathOf(page - 1)} rel="prev" className={style}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          Previous
        </Link>
      ) : (
        <span aria-hidden="true" className={hidden}>
          Previous
        </span>
      )}
      <p className="text-muted text-sm tabular-nums">
        Page {page.toLocaleString('en-GH')} of {pageCount.toLocaleString('en-GH')}
      </p>
      {page < pageCount ? (
        <Link to={pathOf(page + 1)} rel="next" className={style}>
          Next
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : (
        <span aria-hidden="true" className={hidden}>
          Next
        </span>
      )}
    </nav>
  );
}
