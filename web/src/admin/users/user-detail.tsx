import { suspensionTexts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MessageRow } from '#admin/messages/message-list.tsx';
import { AdminOrderRow } from '#admin/orders/order-rows.tsx';
import { PaymentRow } from '#admin/payments/payment-list.tsx';
import { ReportRows } from '#admin/reports/report-list.tsx';
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
              <Link to={`/shops/${one.shopSlug}`} className="text-brand underline underline-offset-4">
                {one.shopName}
              </Link>{' '}
              {one.verification && `(${one.verification.toLowerCase()})`}
            </Fact>
          )}
        </dl>
      </Card>
      <Trade user={one} />
      <Words user={one} />
    </>
  );
}

type User = UserDetail_UserFragment;

/** The user's orders, sales and payments. */
function Trade({ user: one }: { user: User }) {
  return (
    <>
      <Rows heading="Orders" empty="No orders or sales." many={one.orders.length}>
        {one.orders.map((order) => (
          <AdminOrderRow key={order.id} order={order} padding="py-3" />
        ))}
      </Rows>
      <Rows heading="Payments to us" empty="No payments." many={one.payments.length}>
        {one.payments.map((payment) => (
          <PaymentRow key={payment.reference} payment={payment} padding="py-3" />
        ))}
      </Rows>
    </>
  );
}

/** Reports about the user, reports by them, and their contact messages. */
function Words({ user: one }: { user: User }) {
  return (
    <>
      <Rows heading="Reports about them" empty="No reports about them." many={one.reports.length}>
        <ReportRows reports={one.reports} />
      </Rows>
      <Rows heading="Reports they made" empty="No reports by them." many={one.reportsMade.length}>
        <ReportRows reports={one.reportsMade} />
      </Rows>
      <Rows heading="Messages to us" empty="No messages." many={one.messages.length}>
        {one.messages.map((message) => (
          <MessageRow key={message.id} message={message} padding="py-3" />
        ))}
      </Rows>
      <Rows heading="Suspensions" empty="Never suspended." many={one.suspensions.length}>
        {one.suspensions.map(({ id, isLift, reason, until, actorName, createdAt }) => (
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
      </Rows>
    </>
  );
}

interface RowsProps {
  heading: string;
  /** The text shown when there are none. */
  empty: string;
  many: number;
  children: ReactNode;
}

function Rows({ heading, empty, many, children }: RowsProps) {
  return (
    <Card className="flex flex-col gap-2 p-5">
      <h2 className="text-lg">{heading}</h2>
      {many === 0 ? <p className="text-muted">{empty}</p> : <ul className="divide-y divide-line">{children}</ul>}
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
