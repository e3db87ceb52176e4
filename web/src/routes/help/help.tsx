import { useQuery } from '@apollo/client/react';
import { helpTexts } from '@besesaka/schema/help/texts.ts';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { HelpScreenQuery } from '#gql/graphql.ts';
import { FaqTopics, questions, useFoundFaqs } from '#help/faq-topics.tsx';
import { HelpLinks } from '#help/help-links.tsx';
import { HelpSkeleton } from '#help/help-skeleton.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageQuery } from '#platform/page/page-query.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/input.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const HelpScreenDocument = graphql(`
  query HelpScreen {
    faqTopics {
      id
      ...FaqTopic_topic
    }
    policies {
      slug
      ...PolicyLink_policy
    }
  }
`);

export function HelpScreen() {
  const query = useQuery(HelpScreenDocument, { errorPolicy: 'all' });
  const { data } = query;
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-10">
      <PageMeta
        title="Help"
        description="Questions and answers about buying, paying, delivery and selling on Besesaka, and how to reach us."
        canonical="/help"
      />
      <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
        How can we help?
      </h1>
      <Loaded
        query={query}
        data={data?.faqTopics}
        skeleton={<HelpSkeleton count={4} />}
        label="Loading questions and answers"
        failed={helpTexts.faqsFailed}
      >
        {(topics) => <Help topics={topics} policies={data?.policies ?? []} />}
      </Loaded>
    </div>
  );
}

HelpScreen.queries = (): PageQuery[] => [{ query: HelpScreenDocument }];

interface HelpProps {
  topics: NonNullable<HelpScreenQuery['faqTopics']>;
  policies: NonNullable<HelpScreenQuery['policies']>;
}

function Help({ topics, policies }: HelpProps) {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader may have typed before the script ran.
    setText(box.current?.value ?? '');
  }, []);
  const results = useFoundFaqs({ topics, words: text.trim() });
  const count = results.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const saveQuery = () => setParams(text.trim() ? { q: text.trim() } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <search>
        <form
          action="/help"
          onSubmit={(event) => {
            event.preventDefault();
            saveQuery();
          }}
          className="relative max-w-2xl"
        >
          <Search aria-hidden="true" className="absolute inset-y-0 left-4 my-auto size-5 text-muted" />
          <Input
            ref={box}
            type="search"
            name="q"
            enterKeyHint="search"
            maxLength={100}
            aria-label="Search questions and answers"
            placeholder="Search: refund, delivery"
            defaultValue={query}
            onInput={(event) => setText(event.currentTarget.value)}
            onBlur={saveQuery}
            className="pl-12"
          />
        </form>
      </search>
      <p role="status" className="text-muted empty:hidden">
        {text.trim() !== '' && count > 0 && `${questions(count)} found`}
      </p>
      {count > 0 ? <FaqTopics found={results} words={text.trim()} /> : <NothingFound />}
      <section aria-labelledby="more-help" className="mt-4 flex flex-col gap-4">
        <h2 id="more-help" className="text-xl">
          More help
        </h2>
        <HelpLinks policies={policies} />
      </section>
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState
      heading={helpTexts.noFaqs}
      text="Try other words, or ask us."
      action={
        <Link to="/contact" className={buttonStyle({ tone: 'secondary' })}>
          Contact us
        </Link>
      }
    />
  );
}
