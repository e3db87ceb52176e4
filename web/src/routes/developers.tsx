import { pages } from 'virtual:guide';
import { type MouseEvent, use } from 'react';
import { Link, useParams } from 'react-router';
import { SiteOrigin } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useCopy } from '#ui/toasts/use-copy.ts';
import '#styles/guide.css';

const addressOf = (name: string) => (name === 'index' ? '/developers' : `/developers/${name}`);
const labelOf = ({ name, title }: (typeof pages)[number]) => (name === 'index' ? 'Start' : title);

/** A page of the guide for those who call the API. */
export function DevelopersScreen() {
  const { page = 'index' } = useParams();
  const origin = use(SiteOrigin);
  const copyText = useCopy();
  const shown = pages.find(({ name }) => name === page);
  if (!shown) return <NotFoundScreen />;
  // The buttons are part of the page's HTML.
  const copy = ({ target }: MouseEvent) => {
    const example = target instanceof Element && target.closest('[data-copy]')?.parentElement?.querySelector('code');
    if (example) copyText(example.textContent ?? '');
  };
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 py-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-8">
      <PageMeta
        title={page === 'index' ? 'Developers' : shown.title}
        description="The API of Besesaka: API keys, orders, live updates, webhooks, limits and errors, with examples that run."
        canonical={addressOf(page)}
      />
      <nav aria-label="Guide">
        <ul className="flex gap-x-5 overflow-x-auto no-scrollbar lg:sticky lg:top-22 lg:flex-col">
          {pages.map((one) => (
            <li key={one.name} className="shrink-0">
              <Link
                to={addressOf(one.name)}
                aria-current={one === shown ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 min-w-11 items-center',
                  one === shown && 'font-semibold text-brand',
                )}
              >
                {labelOf(one)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys press the buttons inside it. */}
      <article
        className="guide"
        onClick={copy}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own files, in which markup is escaped.
        dangerouslySetInnerHTML={{ __html: withOrigin(shown.html, origin) }}
      />
    </div>
  );
}

/** The examples name the host of the reader. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll('SITE_ADDRESS', origin).replace(/\bSITE\//g, `${origin}/`);
}
