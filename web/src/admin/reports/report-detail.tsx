import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { reportDecisionLabels, reportKindLabels } from './report-labels.ts';

const ReportDetailFragment = graphql(`
  fragment ReportDetail_report on Report {
    id
    kind
    subjectName
    subjectText
    subjectPath
    shopName
    isHidden
    userName
    content
    evidence
    messages {
      sender
      content
      createdAt
    }
    others
    decision
    note
    decidedAt
    createdAt
  }
`);

/** The reported content, the reports with their evidence, and the decision. */
export function ReportDetail({ subject }: { subject: FragmentType<typeof ReportDetailFragment> }) {
  const one = readFragment(ReportDetailFragment, subject);
  return (
    <>
      <Part heading={`${reportKindLabels[one.kind]}: ${one.subjectName}`}>
        {one.isHidden && <Badge tone="clay">Hidden</Badge>}
        <p className="whitespace-pre-line">{one.subjectText}</p>
        <p className="text-muted text-sm">Shop: {one.shopName}</p>
        {one.subjectPath && (
          <Link to={one.subjectPath} className="link min-h-11 content-center">
            View it on the site
          </Link>
        )}
      </Part>
      <Part heading={`Reported by ${one.userName}`}>
        <p className="text-muted text-sm">{longDateTime(one.createdAt)}</p>
        <p className="whitespace-pre-line">{one.content}</p>
        {one.others > 0 && (
          <p className="font-medium text-sm">
            {one.others === 1 ? 'There is another report about it.' : `There are ${one.others} other reports of it.`}
          </p>
        )}
        <Pictures links={one.evidence} />
      </Part>
      {one.messages.length > 0 && (
        <Part heading="Messages at the time of the report">
          <ul className="flex flex-col gap-3">
            {one.messages.map(({ sender, content, createdAt }) => (
              <li key={`${createdAt}${content}`} className="rounded-md bg-sunken px-4 py-2">
                <p className="text-muted text-xs">
                  {sender.toLowerCase()} · {longDateTime(createdAt)}
                </p>
                <p className="whitespace-pre-line">{content || 'A picture'}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {one.decision && one.decidedAt && (
        <Part heading={reportDecisionLabels[one.decision]}>
          <p className="text-muted text-sm">{longDateTime(one.decidedAt)}</p>
          <p className="whitespace-pre-line">{one.note}</p>
        </Part>
      )}
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card className="wrap-anywhere flex flex-col items-start gap-2 p-5">
      <h2 className="text-lg">{heading}</h2>
      {children}
    </Card>
  );
}

function Pictures({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map((link, index) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noreferrer">
            <img
              src={link}
              alt={`Evidence ${index + 1}`}
              className="size-32 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
