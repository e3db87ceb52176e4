import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { longDate, longDateTime, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { Facts } from '#admin/facts.tsx';
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

const UserHeadFragment = graphql(`
  fragment UserHead_user on UserRecord {
    id
    staffRole
    isSeller
    state
  }
`);

/** Who the user is, below the name. */
export function UserHead(props: { user: FragmentType<typeof UserHeadFragment> }) {
  const { staffRole, isSeller, state } = readFragment(UserHeadFragment, props.user);
  const roles = [staffRole && `Admin (${staffRole.toLowerCase()})`, isSeller && 'Seller', 'Buyer'];
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      {roles.filter(Boolean).join(', ')}
      <UserBadge state={state} usual="Active" />
    </div>
  );
}

const UserDetailFragment = graphql(`
  fragment UserDetail_user on UserRecord {
    id
    email
    emailConfirmed
    telephoneNumber
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
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {one.suspension && (
        <Card className="flex flex-col gap-1 border-clay p-5">
          <h2 className="text-lg">{suspensionTexts.title(one.suspension.until)}</h2>
          <p className="whitespace-pre-line break-words">{one.suspension.reason}</p>
          <p className="text-muted text-sm">Since {longDateTime(one.suspension.since)}</p>
        </Card>
      )}
      <Card className="p-4">
        <Facts
          facts={[
            ['Email', `${one.email}${one.emailConfirmed ? '' : ' (not confirmed)'}`],
            ['Phone', one.telephoneNumber],
            ['Since', shortDate(one.createdAt, { withYear: true })],
            [
              'Shop',
              one.shopName && (
                <>
                  <Link to={`/shops/${one.shopSlug}`} className="link">
                    {one.shopName}
                  </Link>{' '}
                  {one.verification && `(${one.verification.toLowerCase()})`}
                </>
              ),
            ],
          ]}
        />
      </Card>
      <Records user={one} />
    </div>
  );
}

type User = UserDetail_UserFragment;

/** The user's records, of each kind that they have. */
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
  if (kinds.every(([, all]) => all.length === 0))
    return <p className="text-muted">No orders, payments, reports or messages yet.</p>;
  return kinds.map(
    ([heading, all, table]) =>
      all.length > 0 && (
        <section key={heading} className="flex flex-col gap-2">
          <h2 className="text-lg">{heading}</h2>
          {table}
        </section>
      ),
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
