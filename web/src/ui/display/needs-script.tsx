import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';

interface NeedsScriptProps {
  /** The subject of the sentence, such as "Your cart" or "This page". */
  what: string;
  /** Renders the text as the page's heading, for pages that have no other. */
  heading?: boolean;
}

/** For browsers without script: says what needs it, and where the user can continue without it. */
export function NeedsScript({ what, heading = false }: NeedsScriptProps) {
  return (
    <noscript>
      <div className="flex flex-col items-center gap-4 py-4 text-center">
        {heading && <h1 className="text-xl">{what} needs JavaScript</h1>}
        <p className="max-w-prose text-muted">
          {what} needs JavaScript, which is switched off in your browser. Switch it on and load this page again, or look
          around without it.
        </p>
        <Link to="/products" className={buttonStyle({ tone: 'secondary' })}>
          Browse products
        </Link>
      </div>
    </noscript>
  );
}
