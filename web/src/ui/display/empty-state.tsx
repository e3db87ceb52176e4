import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

interface EmptyStateProps {
  heading: string;
  /** A suggestion of what to do next. */
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({ heading, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      <Mark className="size-20 text-brand opacity-25" />
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-xl">
        {heading}
      </Heading>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-3 max-w-full *:h-auto! *:min-h-11 *:max-w-full *:whitespace-normal!">{action}</div>}
    </div>
  );
}
