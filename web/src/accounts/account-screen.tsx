import type { ReactNode } from 'react';
import { Card } from '#ui/display/card.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { Mark } from '#ui/display/mark.tsx';
import { NeedsScript } from '#ui/display/needs-script.tsx';

interface AccountScreenProps {
  heading: string;
  text?: string;
  children: ReactNode;
  /** Links below the card, such as from the login to the signup. */
  footer?: ReactNode;
  /** The web server accepts its form without JavaScript. */
  plainForm?: boolean;
}

/** The card of the login, the signup and the password reset. */
export function AccountScreen({ heading, text, children, footer, plainForm = false }: AccountScreenProps) {
  return (
    <div className="page-width flex flex-col items-center py-4 sm:py-14">
      <LastingFocus className="w-full max-w-md">
        <header className="mb-4 flex flex-col items-center gap-1 text-center sm:mb-6 sm:gap-2">
          <Mark className="size-10 text-brand sm:size-12" />
          <h1 tabIndex={-1} className="text-2xl">
            {heading}
          </h1>
          {text && <p className="text-muted">{text}</p>}
        </header>
        <Card className="p-5 sm:p-8">
          <div className={plainForm ? undefined : 'noscript:hidden'}>{children}</div>
          {!plainForm && <NeedsScript what="This form" />}
        </Card>
        {footer && <p className="mt-6 text-center">{footer}</p>}
      </LastingFocus>
    </div>
  );
}
