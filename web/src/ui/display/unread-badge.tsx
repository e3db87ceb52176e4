import { classNames } from './class-names.ts';

interface UnreadBadgeProps {
  count: number;
  className?: string;
}

/** A count on an icon, announced to screen readers. It draws nothing for 0. */
export function UnreadBadge({ count, className }: UnreadBadgeProps) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'min-w-4.5 rounded-full bg-clay px-1 text-center font-semibold text-on-clay text-xs leading-4.5 tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="sr-only">, {count} unread</span>
    </span>
  );
}
