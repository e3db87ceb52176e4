import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { auditDetails, auditWords } from './audit-words.ts';

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
              <span className="break-words font-medium">{actorName || 'Deleted user'}</span>
              <time dateTime={createdAt} className="text-muted text-sm">
                {longDateTime(createdAt)}
              </time>
            </p>
            <What act={act} subjectId={subjectId} />
            <Details json={details} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function What({ act, subjectId }: { act: string; subjectId: string }) {
  const { text, path } = auditWords(act, subjectId);
  const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="break-words">{text}</span>
      {path && (
        <Link to={path} className={link}>
          Open
        </Link>
      )}
      <Link to={`?subject=${encodeURIComponent(subjectId)}`} className={link}>
        Its history
      </Link>
    </p>
  );
}

/** Shows written text directly. Recorded ids are collapsed, because a search has many. */
function Details({ json }: { json: string }) {
  const { words, rest } = auditDetails(json);
  return (
    <>
      {words.map((text) => (
        <p key={text} className="whitespace-pre-line break-words text-sm">
          {text}
        </p>
      ))}
      {rest && (
        <details className="text-muted text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            Details
          </summary>
          <p className="break-all">{rest}</p>
        </details>
      )}
    </>
  );
}
