import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';

interface NoConversationsProps {
  /** The search text. */
  search: string;
  archived: boolean;
}

/** An empty list says why it is empty, and what to do next. */
export function NoConversations({ search, archived }: NoConversationsProps) {
  if (search) {
    return (
      <EmptyState
        heading="No chats found"
        text={<span className="break-words">Nothing here matches “{search}”.</span>}
      />
    );
  }
  if (archived) {
    return (
      <EmptyState
        heading="Nothing archived"
        text="Archived chats appear here. A new message moves a chat back to your list."
      />
    );
  }
  return (
    <EmptyState
      symbol="nkonsonkonson"
      heading={chatTexts.noConversations}
      text="Ask a seller about a product to start a chat."
      action={
        <Link to="/products" className={buttonStyle()}>
          Browse products
        </Link>
      }
    />
  );
}
