import { clockTime, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import { dayLabel } from '#chat/conversations/days.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AuditList_PageFragment } from '#gql/graphql.ts';
import { iconButtonStyle } from '#ui/controls/icon-button.tsx';
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
        subjectName
        details
        createdAt
      }
    }
  }
`);

export function AuditList({ page }: { page: FragmentType<typeof AuditListFragment> }) {
  const { edges } = readFragment(AuditListFragment, page);
  const now = Date.now();
  const dayOf = ({ node }: (typeof edges)[number]) => dayLabel(node.createdAt, now);
  const days = [...new Set(edges.map(dayOf))];
  return (
    <div className="flex flex-col gap-5">
      {days.map((day) => (
        <section key={day}>
          <h2 className="mb-2 font-sans text-muted text-sm tracking-normal">{day}</h2>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {edges.map((edge) => dayOf(edge) === day && <Entry key={edge.node.id} entry={edge.node} />)}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

/** The whole row leads to the admin page of its subject, if there is one. */
function Entry({ entry }: { entry: AuditList_PageFragment['edges'][number]['node'] }) {
  const { actorName, act, subjectId, subjectName, createdAt } = entry;
  const { text: said, path } = auditWords(act, subjectId);
  // An order is known by its number.
  const name = subjectName || (path?.startsWith('/admin/orders/') ? subjectId : '');
  const text = name ? `${said}: ${name}` : said;
  return (
    <li className="relative flex min-h-15 items-center gap-2 py-1 ps-4 pe-2 hover:bg-sunken">
      <div className="min-w-0 flex-1">
        <h3 className="break-words font-medium font-sans text-base leading-5 tracking-normal">
          {path ? (
            <Link to={path} className="after:absolute after:inset-0">
              {text}
            </Link>
          ) : (
            text
          )}
        </h3>
        <p className="truncate text-muted text-sm">
          <time dateTime={createdAt} title={longDateTime(createdAt)}>
            {clockTime(createdAt)}
          </time>
          {` · ${actorName || 'Deleted user'}`}
        </p>
        <Details json={entry.details} />
      </div>
      <Link
        to={`?subject=${encodeURIComponent(subjectId)}`}
        aria-label={`Its history: ${text}`}
        title="Its history"
        className={`${iconButtonStyle} z-1`}
      >
        <History aria-hidden="true" className="size-5 text-muted" />
      </Link>
    </li>
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
        <details className="relative z-1 w-fit max-w-full text-muted text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            Details
          </summary>
          <p className="wrap-anywhere">{rest}</p>
        </details>
      )}
    </>
  );
}
