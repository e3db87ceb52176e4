import { productsFound } from './page-count.ts';

interface ListTitleProps {
  title: string;
  /** Absent until the list has loaded. */
  count: number | undefined;
}

/** A list's name and the number of its products on one line, as long as they fit. */
export function ListTitle({ title, count }: ListTitleProps) {
  return (
    <div className="flex min-h-7 min-w-0 flex-wrap items-baseline gap-x-3">
      <h1 tabIndex={-1} className="min-w-0 break-words text-xl">
        {title}
      </h1>
      <p role="status" className="text-muted text-sm">
        {count !== undefined && productsFound(count, 'available')}
      </p>
    </div>
  );
}
