import { useQuery } from '@apollo/client/react';
import { helpTexts } from '@besesaka/schema/help/texts.ts';
import { Link } from 'react-router';
import { graphql } from '#gql/gql.ts';
import { HelpIcon } from '#help/help-icon.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageQuery } from '#platform/page/page-query.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const SafetyScreenDocument = graphql(`
  query SafetyScreen {
    safetyTips {
      id
      title
      icon
      text
    }
  }
`);

export function SafetyScreen() {
  const query = useQuery(SafetyScreenDocument, { errorPolicy: 'all' });
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <PageMeta
        title="Safety tips"
        description="Safety tips for buyers: where to meet, when to pay, and what to keep."
        canonical="/help/safety"
      />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          Safety tips
        </h1>
        <p className="text-muted">Never pay a seller in advance outside Besesaka. These tips keep you safe.</p>
      </div>
      <Loaded
        query={query}
        data={query.data?.safetyTips}
        skeleton={<LinkListSkeleton />}
        label="Loading safety tips"
        failed={helpTexts.pageFailed}
      >
        {(tips) => (
          <Card className="px-4 sm:px-6">
            <ul>
              {tips.map(({ id, title, icon, text }) => (
                <li key={id} className="flex gap-4 border-line border-b py-2 last:border-b-0">
                  <div className="py-1">
                    <HelpIcon icon={icon} />
                  </div>
                  <div className="min-w-0 grow">
                    <Disclosure id={id} level={2} heading={title} open>
                      <p>{text}</p>
                    </Disclosure>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      <p className="flex flex-wrap gap-3">
        <Link to="/help" className={buttonStyle({ tone: 'secondary' })}>
          Questions and answers
        </Link>
        <Link to="/contact" className={buttonStyle({ tone: 'quiet' })}>
          Report fraud
        </Link>
      </p>
    </div>
  );
}

SafetyScreen.queries = (): PageQuery[] => [{ query: SafetyScreenDocument }];
