import { classNames } from './class-names.ts';

/** A grey block in the final shape. The caller's container announces "Loading" once, instead of each block. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-skeleton', className)} />;
}
