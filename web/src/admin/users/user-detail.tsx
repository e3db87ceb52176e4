import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageRows } from '#admin/messages/message-list.tsx';
import { orderRows } from '#admin/orders/order-rows.tsx';
import { paymentRows } from '#admin/payments/payment-list.tsx';
import { RecordTable } from '#admin/record-table.tsx';
import { reportRows } from '#admin/reports/report-list.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { UserDetail_UserFragment } from '#gql/graphql.ts';
import { Card } from '#ui/display/card.tsx';
import { UserBadge } from './user-badge.tsx';

const UserDetailFragment = graphql(`
  fragment UserDetail_user on UserRecord {
    id
    email
    emailConfirmed
    telephoneNumber
    staffRole
    isSeller
    state
    createdAt
    shopName
    shopSlug
    verification
    suspension {
      reason
      since
      until
    }
    reports {
      id
      ...ReportRows_report
    }
    reportsMade {
      id
      ...ReportRows_report
    }
    orders {
      id
      ...AdminOrderRow_order
    }
    payments {
      reference
      ...PaymentRow_payment
    }
    messages {
      id
      ...MessageRow_message
    }
    suspensions {
      id
      isLift
      reason
      until
      actorName
      createdAt
    }
  }
`);

/** A user's account, its state, and the reports about them. */
export function UserDetail({ user }: { user: FragmentType<typeof UserDetailFragment> }) {
  const one = readFragment(UserDetailFragment, user);
  const roles = [one.staffRole && `Admin (${one.staffRole.toLowerCase()})`, one.isSeller && 'Seller', 'Buyer']
    .filter(Boolean)
    .join(', ');
  return (
    <>
      {one.suspension && (
        <Card className="flex flex-col gap-1 border-clay p-5">
          <h2 className="text-lg">{suspensionTexts.title(one.suspension.until)}</h2>
          <p className="whitespace-pre-line break-words">{one.suspension.reason}</p>
          <p className="text-muted text-sm">Since {longDateTime(one.suspension.since)}</p>
        </Card>
      )}
      <Card className="p-5">
        <dl className="grid gap-4 sm:grid-cols-2">
          <Fact name="Status">{one.state === 'ACTIVE' ? 'Active' : <UserBadge state={one.state} />}</Fact>
          <Fact name="Roles">{roles}</Fact>
          <Fact name="Email">
            {one.email} {!one.emailConfirmed && '(not confirmed)'}
          </Fact>
          <Fact name="Phone">{one.telephoneNumber}</Fact>
          <Fact name="Member since">{longDate(one.createdAt)}</Fact>
          {one.shopName && (
            <Fact name="Shop">
              <Link to={`/shops/${one.shopSlug}`} className="link">
                {one.shopName}
              </Link>{' '}
              {one.verification && `(${one.verification.toLowerCase()})`}
            </Fact>
          )}
        </dl>
      </Card>
      <Records user={one} />
    </>
  );
}

type User = UserDetail_UserFragment;

/** The user's records. Kinds without any share one line. */
function Records({ user: one }: { user: User }) {
  const kinds = [
    [
      'Orders and sales',
      one.orders,
      <RecordTable key="orders" label="Orders and sales" {...orderRows} rows={one.orders} />,
    ],
    [
      'Payments to us',
      one.payments,
      <RecordTable key="payments" label="Payments to us" {...paymentRows} rows={one.payments} />,
    ],
    [
      'Reports about them',
      one.reports,
      <RecordTable key="about" label="Reports about them" {...reportRows} rows={one.reports} />,
    ],
    [
      'Reports they made',
      one.reportsMade,
      <RecordTable key="made" label="Reports they made" {...reportRows} rows={one.reportsMade} />,
    ],
    [
      'Messages to us',
      one.messages,
      <RecordTable key="messages" label="Messages to us" {...messageRows} rows={one.messages} />,
    ],
    ['Suspensions', one.suspensions, <Suspensions key="suspensions" of={one.suspensions} />],
  ] as const;
  const none = kinds.filter(([, all]) => all.length === 0).map(([heading]) => heading.toLowerCase());
  return (
    <>
      {kinds.map(
        ([heading, all, table]) =>
          all.length > 0 && (
            <section key={heading} className="flex flex-col gap-2">
              <h2 className="text-lg">{heading}</h2>
              {table}
            </section>
          ),
      )}
      {none.length > 0 && <p className="text-muted">None yet: {none.join(', ')}.</p>}
    </>
  );
}

function Suspensions({ of: all }: { of: User['suspensions'] }) {
  return (
    <Card>
      <ul className="divide-y divide-line px-4">
        {all.map(({ id, isLift, reason, until, actorName, createdAt }) => (
          <li key={id} className="py-3">
            <p className="break-words">
              {isLift ? 'Lifted' : `Suspended ${until ? `until ${longDate(until)}` : 'without an end'}`}
              {reason && `: ${reason}`}
            </p>
            <p className="text-muted text-sm">
              {actorName} · {longDateTime(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
