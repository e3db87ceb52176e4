import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The title, as a heading of this level. */
  heading: string;
  level: 2 | 3;
  /** The initial state; after that the reader opens and closes it. */
  open: boolean;
  /** An anchor for links to this section. */
  id?: string;
  children: ReactNode;
}

/** Uses the native `details` element: it works without script, with in-page search and by keyboard. */
export function Disclosure({ heading, level, open, id, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <details id={id} open={open} className="group scroll-mt-20 border-line border-b last:border-b-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
        <Heading className="wrap-break-word min-w-0 font-sans font-semibold text-base">{heading}</Heading>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="wrap-break-word max-w-prose pb-5">{children}</div>
    </details>
  );
}
