import { recentDate } from '@besesaka/schema/kernel/dates.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { LinkList, LinkRow } from '#ui/lists/link-list.tsx';
import { Parts } from '#ui/lists/parts.tsx';

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

type RowFragment = FragmentType<typeof MessageRowFragment>;

export function MessageLinks({ messages }: { messages: readonly (RowFragment & { id: string })[] }) {
  return (
    <LinkList>
      {messages.map((one) => (
        <MessageRow key={one.id} message={one} />
      ))}
    </LinkList>
  );
}

export function MessageRow(props: { message: RowFragment; padding?: string }) {
  const { id, number, name, subject, assigneeName, createdAt } = readFragment(MessageRowFragment, props.message);
  return (
    <LinkRow
      to={`/admin/messages/${id}`}
      name={subject}
      text={
        <Parts
          of={[
            `Number ${number}`,
            name,
            assigneeName && `Assigned to ${assigneeName}`,
            recentDate(createdAt, Date.now()),
          ]}
        />
      }
      {...(props.padding && { padding: props.padding })}
    />
  );
}
