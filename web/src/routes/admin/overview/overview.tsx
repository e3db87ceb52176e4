import { useQuery } from '@apollo/client/react';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMayWork } from '#accounts/use-staff.ts';
import { useAdminCounts } from '#admin/admin-counts.ts';
import { applicationRows } from '#admin/applications/application-rows.tsx';
import { AuditList } from '#admin/audit/audit-list.tsx';
import { caseRows } from '#admin/cases/case-row.tsx';
import { type RecordColumns, RecordTable } from '#admin/record-table.tsx';
import { graphql } from '#gql/gql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { LinkListSkeleton } from '#ui/lists/link-list.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';

const AdminOverviewDocument = graphql(`
  query AdminOverview($today: Date!, $mayVerify: Boolean!) {
    viewer {
      admin {
        applications(state: PENDING, first: 3) @include(if: $mayVerify) {
          edges {
            node {
              id
              ...ApplicationRow_application
            }
          }
        }
        cases(state: OPEN, first: 3) {
          edges {
            node {
              id
              ...CaseRow_case
            }
          }
        }
        figures(from: $today) {
          days {
            day
            orders
            goods { amount }
            paid { amount }
            commission { amount }
          }
        }
        audit(filter: {}, page: 1) {
          totalCount
          ...AuditList_page
        }
      }
    }
  }
`);

const work = [
  { name: 'Applications', count: 'applications', to: '/admin/applications' },
  { name: 'Reports', count: 'reports', to: '/admin/reports' },
  { name: 'Cases', count: 'cases', to: '/admin/cases' },
  { name: 'Messages', count: 'messages', to: '/admin/messages' },
  { name: 'Payments', count: 'payments', to: '/admin/payments' },
  { name: 'Payouts', count: 'payouts', to: '/admin/payouts' },
] as const;

/** The waiting work, today's figures and what admins did last. */
export function OverviewScreen() {
  const today = new Date().toISOString().slice(0, 10);
  const mayVerify = useMayWork()('trust');
  const query = useQuery(AdminOverviewDocument, { variables: { today, mayVerify }, fetchPolicy: 'cache-and-network' });
  const admin = query.data?.viewer?.admin;
  const day = admin?.figures?.days.find((one) => one.day === today);
  return (
    <div className="flex flex-col gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        Overview
      </h1>
      <Work />
      <Waiting heading="Cases" rows={admin?.cases?.edges} table={caseRows} />
      <Waiting heading="Applications" rows={admin?.applications?.edges} table={applicationRows} />
      <section aria-labelledby="today" className="flex flex-col gap-2">
        <h2 id="today" className="text-lg">
          Today
        </h2>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
          <Tile name="Orders" to="/admin/orders" value={admin && (day?.orders ?? 0)} />
          <Tile name="Ordered goods" to="/admin/figures" value={admin && cedi(day?.goods.amount ?? '0.00')} />
          <Tile name="Paid in the app" to="/admin/payments" value={admin && cedi(day?.paid.amount ?? '0.00')} />
          <Tile name="Commission" to="/admin/figures" value={admin && cedi(day?.commission.amount ?? '0.00')} />
        </ul>
      </section>
      <section aria-labelledby="latest" className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-4">
          <h2 id="latest" className="text-lg">
            Recent admin activity
          </h2>
          <Link to="/admin/audit" className="inline-flex min-h-11 items-center font-medium text-brand">
            See all
          </Link>
        </div>
        <Loaded
          query={query}
          data={admin?.audit}
          skeleton={<LinkListSkeleton />}
          failed="The audit log could not be loaded."
        >
          {(page) =>
            page.totalCount === 0 ? (
              <p className="text-muted">No admin has acted yet.</p>
            ) : (
              <AuditList page={page} count={5} />
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

/** The kinds that wait have a tile each, the others share a line. */
function Work() {
  const counts = useAdminCounts();
  const done = work.filter(({ count }) => counts?.[count] === 0);
  return (
    <>
      <ul aria-label="Waiting for you" className="grid grid-cols-3 gap-2 sm:gap-3 xl:grid-cols-6">
        {work
          .filter(({ count }) => counts?.[count] !== 0)
          .map(({ name, count, to }) => (
            <Tile key={to} name={name} to={to} value={counts?.[count]} />
          ))}
      </ul>
      {done.length > 0 && (
        <p className="-my-2 text-muted text-sm">
          All clear:
          {done.map(({ name, to }, n) => (
            <Fragment key={to}>
              {n > 0 && ','}{' '}
              <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {name.toLowerCase()}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

interface WaitingProps<Row, Key extends string> {
  heading: string;
  rows: readonly { node: Row }[] | undefined;
  table: RecordColumns<Row, Key>;
}

/** The first of what waits; the tiles above lead to all. */
function Waiting<Row, Key extends string>({ heading, rows = [], table }: WaitingProps<Row, Key>) {
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{heading}</h2>
      <RecordTable label={heading} {...table} rows={rows.map(({ node }) => node)} />
    </section>
  );
}

interface TileProps {
  name: string;
  to: string;
  value: number | string | undefined | null;
}

/** A zero is muted. */
function Tile({ name, to, value }: TileProps) {
  const isNothing = !value || value === cedi('0.00');
  return (
    <li>
      <Link
        to={to}
        className="flex h-full min-h-18 flex-col-reverse justify-center rounded-lg border border-line bg-surface px-2 py-1.5 sm:px-3 transition-colors duration-150 hover:border-muted"
      >
        <span className="text-muted text-sm leading-tight">{name}</span>
        <span
          className={`wrap-anywhere font-bold font-heading text-xl tabular-nums ${isNothing ? 'text-muted' : 'text-brand'}`}
        >
          {value ?? <Skeleton className="h-7 w-8" />}
        </span>
      </Link>
    </li>
  );
}
