import { useQuery } from '@apollo/client/react';
import { helpTexts } from '@besesaka/schema/help/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { NavLink, useParams } from 'react-router';
import { graphql } from '#gql/gql.ts';
import type { PolicyScreenQuery } from '#gql/graphql.ts';
import { HelpSkeleton } from '#help/help-skeleton.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import type { PageAddress, PageQuery } from '#platform/page/page-query.ts';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const PolicyScreenDocument = graphql(`
  query PolicyScreen($slug: String!) {
    policy(slug: $slug) {
      slug
      title
      summary
      updatedOn
      sections {
        heading
        paragraphs
        points
      }
    }
    policies {
      slug
      title
    }
  }
`);

export function PolicyScreen() {
  const { slug = '' } = useParams();
  const query = useQuery(PolicyScreenDocument, { variables: { slug }, errorPolicy: 'all' });
  const { data, error } = query;
  if (data && !data.policy && !error) return <NotFoundScreen />;
  return (
    <div className="page-width grid max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-6 py-6 sm:py-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <Loaded
        query={query}
        data={data?.policy}
        skeleton={<HelpSkeleton count={2} />}
        label="Loading the policy"
        failed={helpTexts.pageFailed}
      >
        {(policy) => <Policy policy={policy} policies={data?.policies ?? []} />}
      </Loaded>
    </div>
  );
}

PolicyScreen.queries = ({ params }: PageAddress): PageQuery[] => [
  { query: PolicyScreenDocument, variables: { slug: params.slug ?? '' } },
];

interface PolicyProps {
  policy: NonNullable<PolicyScreenQuery['policy']>;
  policies: NonNullable<PolicyScreenQuery['policies']>;
}

function Policy({ policy, policies }: PolicyProps) {
  const { slug, title, summary, updatedOn, sections } = policy;
  return (
    <>
      <PageMeta title={title} description={summary} canonical={`/policies/${slug}`} />
      <div className="flex flex-col gap-2 lg:col-start-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        <p className="text-muted">{summary}</p>
        <p className="text-muted text-sm">
          Last changed on <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </p>
      </div>
      <nav aria-label="Policies" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ul className="-mx-4 flex gap-x-2 overflow-x-auto px-4 no-scrollbar lg:sticky lg:mx-0 lg:px-0 lg:top-20 lg:flex-col lg:items-start">
          {policies.map((one) => (
            <li key={one.slug}>
              <NavLink to={`/policies/${one.slug}`} className="chip">
                {one.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Card className="self-start px-5 sm:px-6 lg:col-start-2">
        {sections.map(({ heading, paragraphs, points }) => (
          <Disclosure key={`${slug} ${heading}`} level={2} heading={heading} open>
            <div className="flex flex-col gap-3">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {points.length > 0 && (
                <ul className="flex list-disc flex-col gap-1.5 pl-5">
                  {points.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
          </Disclosure>
        ))}
      </Card>
    </>
  );
}
