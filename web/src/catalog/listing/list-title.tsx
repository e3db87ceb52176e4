import type { ReactNode } from 'react';
import { productsFound } from './page-count.ts';

interface ListTitleProps {
  title: ReactNode;
  picture?: ReactNode;
  /** Absent until the list has loaded. */
  count: number | undefined;
  what?: Parameters<typeof productsFound>[1];
  /** Content at the end of the line. */
  children?: ReactNode;
}

/** A list's name and the number of its products on one line, as long as they fit. */
export function ListTitle({ title, picture, count, what = 'available', children }: ListTitleProps) {
  return (
    <div className="flex items-center gap-x-3 pt-3 lg:pt-4">
      {picture}
      <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 lg:min-h-8.5">
        <h1 tabIndex={-1} className="line-clamp-3 min-w-0 break-words text-xl lg:text-2xl">
          {title}
        </h1>
        <p role="status" className="text-muted text-sm lg:text-base">
          {count !== undefined && productsFound(count, what)}
        </p>
      </div>
      {children}
    </div>
  );
}
