import { pages } from 'virtual:guide';
import ExternalLink from 'lucide-react/icons/external-link';
import { type MouseEvent, use, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { SiteOrigin } from '#platform/page/page-context.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useCopy } from '#ui/toasts/use-copy.ts';
import '#styles/guide.css';

type Page = (typeof pages)[number];

const addressOf = (name: string) => (name === 'index' ? '/developers' : `/developers/${name}`);
const labelOf = ({ name, title }: Page) => (name === 'index' ? 'Start' : title);

/** A page of the guide for those who call the API. */
export function DevelopersScreen() {
  const { page = 'index' } = useParams();
  const origin = use(SiteOrigin);
  const copyText = useCopy();
  const shown = pages.find(({ name }) => name === page);
  if (!shown) return <NotFoundScreen />;
  // The buttons are part of the page's HTML.
  const copy = ({ target }: MouseEvent) => {
    const example =
      target instanceof Element && target.closest('[data-copy]')?.closest('.guide-example')?.querySelector('code');
    if (example) copyText(example.textContent ?? '');
  };
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 py-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-8 xl:grid-cols-[13rem_minmax(0,1fr)_12rem]">
      <PageMeta
        title={page === 'index' ? 'Developers' : shown.title}
        description="The API of Besesaka: API keys, orders, live updates, webhooks, limits and errors, with examples that run."
        canonical={addressOf(page)}
      />
      <Contents shown={shown} />
      <div className="min-w-0">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys press the buttons inside it. */}
        <article
          className="guide"
          onClick={copy}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own files, in which markup is escaped.
          dangerouslySetInnerHTML={{ __html: withOrigin(shown.html, origin) }}
        />
        <Neighbours shown={shown} />
      </div>
      {shown.parts.length > 1 && (
        <nav aria-label="On this page" className="text-sm max-xl:hidden">
          <div className="sticky top-22">
            <p className="mb-1 font-semibold">On this page</p>
            <ul>
              {shown.parts.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} className="tap-line text-muted">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      )}
    </div>
  );
}

/** All pages: a row that scrolls on a phone, a column beside the text on a wide screen. */
function Contents({ shown }: { shown: Page }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[href="${addressOf(shown.name)}"]`);
    list.current?.scrollTo({ left: (current?.parentElement?.offsetLeft ?? 0) - 16 });
  }, [shown]);
  return (
    <nav aria-label="Guide" className="max-lg:-mx-4">
      <ul
        ref={list}
        className="flex gap-1.5 overflow-x-auto no-scrollbar max-lg:px-4 lg:sticky lg:top-22 lg:flex-col lg:gap-0"
      >
        {pages.map((one) => (
          <li key={one.name} className="shrink-0">
            <Link
              to={addressOf(one.name)}
              aria-current={one === shown ? 'page' : undefined}
              className={classNames('chip lg:flex', one !== shown && 'lg:[--chip:transparent]')}
            >
              {labelOf(one)}
            </Link>
          </li>
        ))}
        <li className="shrink-0 lg:mt-3 lg:border-line lg:border-t lg:pt-3">
          <a href="/graphql" className="chip lg:flex lg:[--chip:transparent]">
            GraphiQL
            <ExternalLink aria-hidden="true" className="size-4 text-muted" />
          </a>
        </li>
        <li className="shrink-0">
          <a href="/api/docs" className="chip lg:flex lg:[--chip:transparent]">
            REST reference
            <ExternalLink aria-hidden="true" className="size-4 text-muted" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** The pages before and after it, in the order of the contents. */
function Neighbours({ shown }: { shown: Page }) {
  const at = pages.indexOf(shown);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav aria-label="Next pages" className="mt-10 grid max-w-240 gap-3 sm:grid-cols-2">
      {before && <Neighbour page={before} words="Before this" />}
      {after && <Neighbour page={after} words="Next" />}
    </nav>
  );
}

function Neighbour({ page, words }: { page: Page; words: 'Before this' | 'Next' }) {
  const isNext = words === 'Next';
  return (
    <Link
      to={addressOf(page.name)}
      className={classNames(
        'rounded-lg border border-line bg-surface px-4 py-3 hover:border-control',
        isNext && 'sm:col-start-2 sm:text-right',
      )}
    >
      <span className="block text-muted text-sm">{words}</span>
      <span className="font-medium text-brand">{labelOf(page)}</span>
    </Link>
  );
}

/** The examples name the host of the reader. */
function withOrigin(html: string, origin: string): string {
  return html.replaceAll('SITE_ADDRESS', origin).replace(/\bSITE\//g, `${origin}/`);
}
