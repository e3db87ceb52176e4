import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { Mark } from '#ui/display/mark.tsx';

interface Props {
  heading: string;
  text: string;
  children: ReactNode;
  /** Below the card: the way to the other screen. */
  footer: ReactNode;
}

/** The quiet sheet of login and signup. */
export function AccountScreen({ heading, text, children, footer }: Props) {
  return (
    <div className="page-width flex flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-md">
        <header className="mb-6 flex flex-col items-center gap-2 text-center">
          <Mark className="size-12 text-brand" />
          <h1 tabIndex={-1} className="text-2xl">
            {heading}
          </h1>
          <p className="text-muted">{text}</p>
        </header>
        <Card className="p-5 sm:p-8">
          {children}
          <noscript>
            <p className="mt-4 text-muted text-sm">
              This form needs JavaScript, which is switched off in your browser.
            </p>
          </noscript>
        </Card>
        <p className="mt-6 text-center">{footer}</p>
      </div>
    </div>
  );
}
