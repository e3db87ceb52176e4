import { useState } from 'react';
import { Link } from 'react-router';
import { savedPagesMark } from '#platform/offline/worker-protocol.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Logo, Mark } from '#ui/display/mark.tsx';

const savedPagesId = 'saved-pages';

/** The worker's list stays when the app draws this screen itself. */
function savedPages(): string {
  const listed = typeof document === 'undefined' ? null : document.getElementById(savedPagesId);
  return listed?.innerHTML ?? savedPagesMark;
}

/** Replaces a page that cannot be loaded, until the app has rendered its saved data. The page may not be saved at all. */
export function OfflineScreen() {
  const [saved] = useState(savedPages);
  return (
    <>
      <header className="border-line border-b">
        <div className="page-width flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <main className="page-width flex flex-col items-center gap-4 py-8 text-center">
        <PageMeta title="Offline" noIndex />
        <Mark className="mt-4 size-16 text-brand" />
        <h1 className="text-2xl">You are offline</h1>
        <p className="max-w-sm text-muted">
          If this page is saved on your device, it opens in a moment. If not, it opens when you are back online.
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: it loads the address again, for which the service worker shows this page. */}
        <a href="" className={buttonStyle()}>
          Try again
        </a>
        <nav aria-label="Saved pages" className="flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonStyle({ tone: 'secondary' })}>
            Home
          </Link>
          <Link to="/dashboard/orders" className={`${buttonStyle({ tone: 'secondary' })} visitor:hidden`}>
            Orders
          </Link>
          <Link to="/chat" className={`${buttonStyle({ tone: 'secondary' })} visitor:hidden`}>
            Chats
          </Link>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the service worker puts the list in place of the mark. */}
        <div className="w-full max-w-2xl" id={savedPagesId} dangerouslySetInnerHTML={{ __html: saved }} />
      </main>
    </>
  );
}
