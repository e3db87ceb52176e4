import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';

const AuditListFragment = graphql(`
  fragment AuditList_page on AuditEntryConnection {
    edges {
      node {
        id
        actorName
        act
        subjectId
        details
        createdAt
      }
    }
  }
`);

export function AuditList({ page }: { page: FragmentType<typeof AuditListFragment> }) {
  const { edges } = readFragment(AuditListFragment, page);
  return (
    <Card>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, actorName, act, subjectId, details, createdAt } }) => (
          <li key={id} className="px-5 py-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="break-words font-medium">{actorName || 'Somebody who has left'}</span>
              <time dateTime={createdAt} className="text-muted text-sm">
                {longDateTime(createdAt)}
              </time>
            </p>
            <p className="break-all text-sm">
              {act} <span className="text-muted">{subjectId}</span>
            </p>
            {details !== '{}' && <Details text={details} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A search names everybody whom it showed: so much is read at a tap. */
const shortEnough = 160;

function Details({ text }: { text: string }) {
  if (text.length <= shortEnough) return <p className="break-all text-muted text-sm">{text}</p>;
  return (
    <details className="text-muted text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        Details
      </summary>
      <p className="break-all">{text}</p>
    </details>
  );
}
