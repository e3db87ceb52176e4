import { classNames } from './class-names.ts';

/** A grey block in the final shape; the caller's container says "Loading" once, not every block. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />;
}
