import { useEffect, useState } from 'react';
import { lastSeen, savedPagesHtml } from '#platform/offline/last-seen.ts';

/** The saved pages, which open without a network. */
export function SavedPages() {
  const [html, setHtml] = useState('');
  useEffect(() => {
    void lastSeen().then(
      (pages) => setHtml(savedPagesHtml(pages)),
      () => {},
    );
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the titles are HTML of our own pages.
  return <div className="px-4 pb-10 empty:hidden" dangerouslySetInnerHTML={{ __html: html }} />;
}
