import { wholeNumber } from '@besesaka/schema/kernel/money.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';

interface Props {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

const box = 'inline-flex size-11 items-center justify-center rounded-full tabular-nums';

/** The numbered pages of a list, with previous and next links. */
export function PageLinks({ page, pageCount, pathOf }: Props) {
  if (pageCount <= 1) return null;
  const neighbour = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link to={pathOf(to)} aria-label={label} className={`${box} hover:bg-sunken`}>
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={`${box} opacity-30`}>
        {icon}
      </span>
    );
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1 pt-10">
      {neighbour(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" className="size-5" />)}
      {pageWindow(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps differ only by position.
          <span key={`gap ${index}`} aria-hidden="true" className="w-6 text-center text-muted">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={pathOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={classNames(box, number === page ? 'bg-brand font-semibold text-on-brand' : 'hover:bg-sunken')}
          >
            {wholeNumber(number)}
          </Link>
        ),
      )}
      {neighbour(page + 1, 'Next page', <ChevronRight aria-hidden="true" className="size-5" />)}
    </nav>
  );
}

const shownAll = 7;

/** The page numbers to show: all of up to seven, otherwise the ends and the neighbours of the current page. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  if (pageCount <= shownAll) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pageCount];
}
