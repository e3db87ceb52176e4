import X from 'lucide-react/icons/x';
import { graphql } from '#gql/gql.ts';
import type { SiteNoticesQuery } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';

export const SiteNoticesDocument = graphql(`
  query SiteNotices {
    siteNotices {
      id
      text
      isMaintenance
    }
  }
`);

/** Only in the server's HTML, above the app. The first script closes a banner, and hides one that was closed before. */
export function SiteNotices({ siteNotices }: SiteNoticesQuery) {
  return siteNotices?.map(({ id, text, isMaintenance }) => {
    // A name that needs no quotes in the selector.
    const name = `n${id}`;
    return (
      <section
        key={id}
        aria-label={isMaintenance ? 'Maintenance' : 'Announcement'}
        data-notice={name}
        className={classNames(isMaintenance ? 'bg-gold-tint text-text' : 'bg-brand-tint text-brand')}
      >
        <div className="page-width flex items-center gap-3 py-1">
          <p className="wrap-anywhere min-w-0 flex-1 py-2 font-medium text-sm">{text}</p>
          {!isMaintenance && (
            <>
              <style>{`[data-closed-notice=${name}] [data-notice=${name}]{display:none}`}</style>
              <button
                type="button"
                data-close-notice={name}
                aria-label="Close"
                title="Close"
                className="icon-button -me-2 noscript:hidden"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </>
          )}
        </div>
      </section>
    );
  });
}
