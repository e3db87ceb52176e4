import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { Link } from 'react-router';
import { RecordTable } from '#admin/record-table.tsx';
import { reportRows } from '#admin/reports/report-list.tsx';
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
        { heading: 'Buyer', party: buyer },
        { heading: 'Seller', party: seller },
      ].map(({ heading, party }) => (
        <Card key={heading} className="flex flex-col items-start gap-1 p-5">
          <h2 className="text-lg">{heading}</h2>
          <Link to={`/admin/users/${party.id}`} className="link min-h-11 content-center">
            {party.fullName}
          </Link>
          <p className="wrap-anywhere">{party.email}</p>
          <p>{party.telephoneNumber}</p>
        </Card>
      ))}
      <Card className="flex flex-col gap-2 p-5 sm:col-span-2">
        <h2 className="text-lg">Conversation</h2>
        <p>
          {lastMessageAt
            ? `They last wrote to each other on ${longDateTime(lastMessageAt)}.`
            : 'They have not written to each other.'}
        </p>
        <p className="text-muted text-sm">
          Admins read only what one of them reported, and in a case about this order what they wrote until it.
        </p>
        {reports.length > 0 && <RecordTable label="Reports of their conversation" {...reportRows} rows={reports} />}
      </Card>
    </section>
  );
}
