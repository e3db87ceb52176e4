import type { ReactNode, ToggleEventHandler } from 'react';

interface Props {
  /** The part that shows while the row is closed, too. */
  row: ReactNode;
  /** The word that opens it. */
  action?: string;
  open?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  children: ReactNode;
}

/** A row of at least 56 px whose controls open in place. They are in the form while it is closed, too. */
export function OpeningRow({ row, action = 'Change', children, ...details }: Props) {
  return (
    <details className="group" {...details}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
        {row}
        <span className="shrink-0 font-semibold text-brand text-sm">
          <span className="group-open:hidden">{action}</span>
          <span className="hidden group-open:inline">Close</span>
        </span>
      </summary>
      <div className="px-3 pb-3">{children}</div>
    </details>
  );
}

/** A row's text in two lines, the second one quiet. */
export function TwoLines({ above, below }: { above: ReactNode; below: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block break-words font-medium text-sm">{above}</span>
      <span className="line-clamp-2 break-words text-muted text-xs">{below}</span>
    </span>
  );
}
