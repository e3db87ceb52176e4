import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

/** The line that opens a part of the log; the arrow turns with its own part only. */
export function LogSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-sm hover:text-brand [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-muted transition-transform duration-150 [[open]>summary>&]:rotate-90"
      />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">{children}</span>
    </summary>
  );
}
