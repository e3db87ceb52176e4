import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReportRows } from '#admin/reports/report-list.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';

const OrderSidesFragment = graphql(`
  fragment OrderSides_order on AdminOrder {
    buyer {
      id
      fullName
      email
      telephoneNumber
    }
    seller {
      id
      fullName
      email
      telephoneNumber
    }
    lastMessageAt
    reports {
      id
      ...ReportRows_report
    }
  }
`);

/** The buyer and the seller, and what admins may see of their conversation: its dates and the reported messages. */
export function OrderSides(props: { order: FragmentType<typeof OrderSidesFragment> }) {
  const { buyer, seller, lastMessageAt, reports } = readFragment(OrderSidesFragment, props.order);
  return (
    <section aria-label="For admins" className="grid gap-5 sm:grid-cols-2">
      {[
        { heading: 'Buyer', side: buyer },
        { heading: 'Seller', side: seller },
      ].map(({ heading, side }) => (
        <Card key={heading} className="flex flex-col items-start gap-1 p-5">
          <h2 className="text-lg">{heading}</h2>
          <Link
            to={`/admin/users/${side.id}`}
            className="min-h-11 content-center text-brand underline underline-offset-4"
          >
            {side.fullName}
          </Link>
          <p className="wrap-anywhere">{side.email}</p>
          <p>{side.telephoneNumber}</p>
        </Card>
      ))}
      <Conversation>
        <p>
          {lastMessageAt
            ? `They last wrote to each other on ${longDateTime(lastMessageAt)}.`
            : 'They have not written to each other.'}
        </p>
        <p className="text-muted text-sm">Admins read only what one of them reported.</p>
        <ul className="divide-y divide-line empty:hidden">
          <ReportRows reports={reports} />
        </ul>
      </Conversation>
    </section>
  );
}

function Conversation({ children }: { children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-2 p-5 sm:col-span-2">
      <h2 className="text-lg">Conversation</h2>
      {children}
    </Card>
  );
}
