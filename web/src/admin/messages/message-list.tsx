import { RecordTime } from '#admin/record-table.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';

const MessageRowFragment = graphql(`
  fragment MessageRow_message on ContactMessageRow {
    id
    number
    name
    subject
    assigneeName
    createdAt
  }
`);

/** Contact messages in an admin list. */
export const messageRows = {
  columns: {
    subject: { head: 'Subject', as: 'name' },
    number: { head: 'Number', width: 'w-26 xl:w-28' },
    name: { head: 'From' },
    assignee: { head: 'Assigned to' },
    date: { head: 'Date', as: 'time', width: 'w-32 xl:w-44' },
  },
  row: (message: FragmentType<typeof MessageRowFragment>) => {
    const { id, number, name, subject, assigneeName, createdAt } = readFragment(MessageRowFragment, message);
    return {
      key: id,
      lead: <ShopLogo path={null} name={name} size="tiny" />,
      to: `/admin/messages/${id}`,
      cells: {
        subject,
        number: `No. ${number}`,
        name,
        assignee: assigneeName && (
          <>
            <span className="lg:hidden">assigned to </span>
            {assigneeName}
          </>
        ),
        date: <RecordTime at={createdAt} />,
      },
    };
  },
} as const;
