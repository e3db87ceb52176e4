import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/display/class-names.ts';

interface SectionHeadProps {
  id: string;
  title: string;
  /** The URL of the full list. */
  to: string;
  /** A word beside the title, such as Sponsored. */
  note?: string;
  children?: ReactNode;
}

/** The title of a row of products, with a link to all of them. */
export function SectionHead({ id, title, to, note, children }: SectionHeadProps) {
  return (
    <div className="mb-0.5 flex min-h-11 flex-wrap items-center gap-x-2 sm:gap-x-4">
      <div className="flex min-w-0 flex-col sm:flex-row sm:items-center sm:gap-2">
        <h2 id={id} className={classNames('text-lg sm:text-xl', note && 'max-sm:leading-6')}>
          {title}
        </h2>
        {note && <p className="text-muted text-xs sm:text-sm">{note}</p>}
      </div>
      <Link
        to={to}
        aria-label={`See all: ${title}`}
        className="ms-auto inline-flex min-h-11 shrink-0 items-center font-semibold text-brand text-sm hover:underline"
      >
        See all
      </Link>
      {children}
    </div>
  );
}
