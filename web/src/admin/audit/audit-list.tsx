import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { settingName } from '@besesaka/schema/kernel/settings/settings.ts';
import History from 'lucide-react/icons/history';
import { Link } from 'react-router';
import { RecordTable, RecordTime } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AuditList_PageFragment } from '#gql/graphql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { iconButtonStyle } from '#ui/controls/icon-button.tsx';
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

type Entry = AuditList_PageFragment['edges'][number]['node'];

/** What admins did. A row leads to the admin page of its subject, if there is one. */
export function AuditList({ page, count }: { page: FragmentType<typeof AuditListFragment>; count?: number }) {
  const { edges } = readFragment(AuditListFragment, page);
  return <RecordTable label="Acts of admins" {...auditRows} rows={edges.slice(0, count).map(({ node }) => node)} />;
}

const auditRows = {
  columns: {
    act: { head: 'What', as: 'name' },
    subject: { head: 'About' },
    actor: { head: 'Who', width: 'w-32 xl:w-44' },
    time: { head: 'When', as: 'time', width: 'w-32 xl:w-44' },
    details: { head: 'Details', as: 'note', width: 'w-24' },
  },
  row: ({ id, actorName, act, subjectId, subjectName, details, createdAt }: Entry) => {
    const { text, path } = auditWords(act, subjectId);
    const name = subjectName || ownName(path, subjectId);
    const { words, rest } = auditDetails(details);
    const label = `Its history: ${text}${name && `, ${name}`}`;
    return {
      key: id,
      lead: <ShopLogo path={null} name={actorName || 'Deleted user'} size="tiny" />,
      to: path ?? undefined,
      cells: {
        act: text,
        subject: name,
        actor: actorName || 'Deleted user',
        time: (
          <time dateTime={createdAt} title={longDateTime(createdAt)}>
            <RecordTime at={createdAt} />
          </time>
        ),
        details: rest && <Details text={rest} />,
      },
      act: (
        <Link
          to={`/admin/audit?subject=${encodeURIComponent(subjectId)}`}
          aria-label={label}
          title="Its history"
          className={`${iconButtonStyle} max-lg:-my-2 max-lg:-me-2 z-1`}
        >
          <History aria-hidden="true" className="size-5 text-muted" />
        </Link>
      ),
      more: words.length > 0 && <p className="whitespace-pre-line break-words text-sm">{words.join('\n')}</p>,
    };
  },
} as const;

/** An order is known by its number, and a setting by its label. */
function ownName(path: string | null, subjectId: string): string {
  if (path?.startsWith('/admin/orders/')) return subjectId;
  const setting = settingName.values.find((one) => one === subjectId);
  return setting ? settingName.labels[setting] : '';
}

/** Collapsed, because the ids of a search are many. */
function Details({ text }: { text: string }) {
  return (
    <details className="relative z-1 max-w-full whitespace-normal max-lg:-my-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        Details
      </summary>
      <p className="wrap-anywhere pb-2">{text}</p>
    </details>
  );
}
