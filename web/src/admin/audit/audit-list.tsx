import { clockTime, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { settingName } from '@besesaka/schema/kernel/settings/settings.ts';
import type { LucideIcon } from 'lucide-react';
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from 'react-router';
import { RecordTable } from '#admin/record-table.tsx';
import { dayLabel } from '#chat/conversations/days.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AuditList_PageFragment } from '#gql/graphql.ts';
import { iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { auditDetails, auditWords, isReading } from './audit-words.ts';

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

/** The same act of the same admin on the same subject, several times one after the other. */
type Run = readonly [Entry, ...Entry[]];

/** The acts of admins, by admin and day. A row leads to the admin page of its subject, if there is one; on a phone it opens the details. */
export function AuditList({ page, count }: { page: FragmentType<typeof AuditListFragment>; count?: number }) {
  const { edges } = readFragment(AuditListFragment, page);
  const rows = runsOf(edges.map(({ node }) => node)).slice(0, count);
  return <RecordTable label="Acts of admins" {...auditRows} rows={rows} />;
}

function runsOf(entries: readonly Entry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isRepeated(last[0], entry)) runs[runs.length - 1] = [...last, entry];
    else runs.push([entry]);
  }
  return runs;
}

/** A reason or a note makes an act its own. */
function isRepeated(one: Entry, other: Entry): boolean {
  return (
    one.act === other.act &&
    one.actorName === other.actorName &&
    one.subjectId === other.subjectId &&
    [one, other].every(({ details }) => auditDetails(details).words.length === 0)
  );
}

const auditRows = {
  columns: {
    act: { head: 'What', as: 'name', width: 'w-[34%]' },
    time: { head: 'When', width: 'w-28' },
    subject: { head: 'About' },
    details: { head: 'Details', as: 'note', width: 'w-[16%]' },
  },
  row: (entries: Run) => {
    const [{ id, actorName, act, subjectId, subjectName, details, createdAt }] = entries;
    const { text, path } = auditWords(act, subjectId);
    const { words, rest } = auditDetails(details);
    const name = subjectName || ownName(path, subjectId);
    const history = { to: historyOf(subjectId), label: `Its history: ${text}${name && `, ${name}`}` };
    return {
      key: id,
      group: `${actorName || 'Deleted user'} · ${dayLabel(createdAt, Date.now())}`,
      lead: isReading(act) ? <Kind Icon={Eye} /> : <Kind Icon={Pencil} style="bg-brand-tint text-brand" />,
      to: path ?? undefined,
      cells: {
        act: entries.length > 1 ? `${text} × ${entries.length}` : text,
        subject: name,
        time: (
          <time dateTime={createdAt} title={longDateTime(createdAt)}>
            {clockTime(createdAt)}
          </time>
        ),
        details: (rest || entries.length > 1) && <Details entries={entries} />,
      },
      act: <HistoryLink {...history} />,
      more: words.length > 0 && <p className="whitespace-pre-line break-words text-sm">{words.join('\n')}</p>,
      folded: <Folded entries={entries} path={path} />,
    };
  },
} as const;

function Kind({ Icon, style = 'bg-sunken text-muted' }: { Icon: LucideIcon; style?: string }) {
  return (
    <span className={classNames('grid size-9 shrink-0 place-items-center rounded-full', style)}>
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}

const historyOf = (subjectId: string) => `/admin/audit?subject=${encodeURIComponent(subjectId)}`;

function HistoryLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label} title="Its history" className={iconButtonStyle}>
      <History aria-hidden="true" className="size-5 text-muted" />
    </Link>
  );
}

/** The lines that a row opens on a phone: the times, the changes, and links. */
function Folded({ entries, path }: { entries: Run; path: string | null }) {
  const [{ subjectId, details }] = entries;
  const { words } = auditDetails(details);
  return (
    <div className="flex flex-col gap-1 text-sm">
      {words.length > 0 && <p className="whitespace-pre-line break-words">{words.join('\n')}</p>}
      <EntryLines entries={entries} />
      <p className="flex gap-5">
        {path && (
          <Link to={path} className="link inline-flex min-h-11 items-center">
            Open
          </Link>
        )}
        <Link to={historyOf(subjectId)} className="link inline-flex min-h-11 items-center">
          Its history
        </Link>
      </p>
    </div>
  );
}

/** When each was done, and what it changed. */
function EntryLines({ entries }: { entries: Run }) {
  return entries.map(({ id, details, createdAt }) => (
    <p key={id} className="wrap-anywhere">
      {[longDateTime(createdAt), auditDetails(details).rest].filter(Boolean).join(' · ')}
    </p>
  ));
}

/** An order is known by its number, and a setting by its label. */
function ownName(path: string | null, subjectId: string): string {
  if (path?.startsWith('/admin/orders/')) return subjectId;
  const setting = settingName.values.find((one) => one === subjectId);
  return setting ? settingName.labels[setting] : '';
}

/** Collapsed, because the ids of a search are many. */
function Details({ entries }: { entries: Run }) {
  return (
    <details className="relative z-1 max-w-full whitespace-normal">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">Show</summary>
      <div className="pb-2">
        <EntryLines entries={entries} />
      </div>
    </details>
  );
}
