import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';

interface NoConversationsProps {
  /** What was searched for. */
  wanted: string;
  archived: boolean;
}

/** An empty list says why, and what to do next. */
export function NoConversations({ wanted, archived }: NoConversationsProps) {
  if (wanted) {
    return (
      <EmptyState
        heading="No chats found"
        text={<span className="break-words">Nothing here matches “{wanted}”.</span>}
      />
    );
  }
  if (archived) {
    return (
      <EmptyState
        heading="Nothing archived"
        text="What you archive waits here, and comes back with the next message in it."
      />
    );
  }
  return (
    <EmptyState
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
