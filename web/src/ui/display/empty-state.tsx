import type { ReactNode } from 'react';
import { Adinkra, type AdinkraSymbol, saysOf } from '#ui/drawings/adinkra.tsx';

interface EmptyStateProps {
  heading: string;
  /** A suggestion of what to do next. */
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Drawn with its name and what it says; without it, the mark alone. */
  symbol?: AdinkraSymbol;
}

export function EmptyState({ heading, text, action, level = 2, symbol }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-8 text-pretty text-center">
      <Adinkra symbol={symbol ?? 'bese-saka'} className="size-18 text-brand" />
      <Heading tabIndex={level === 1 ? -1 : undefined} className="text-xl">
        {heading}
      </Heading>
      {text && <p className="text-muted">{text}</p>}
      {action && <div className="mt-3 max-w-full *:h-auto! *:min-h-11 *:max-w-full *:whitespace-normal!">{action}</div>}
      {symbol && <p className="text-muted text-xs">{saysOf(symbol)}</p>}
    </div>
  );
}
