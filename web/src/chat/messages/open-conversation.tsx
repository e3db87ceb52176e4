import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ConversationHeader, ConversationTopSkeleton } from './conversation-header.tsx';
import { ConversationPane, PaneSkeleton } from './conversation-pane.tsx';
import { PinnedProduct } from './pinned-product.tsx';
import { useConversation } from './use-conversation.ts';

interface Props {
  id: string;
  /** The list without a conversation. */
  list: string;
  /** Renders the page's title where the conversation is the page. */
  titled?: (title: string) => ReactNode;
}

/** A conversation in a column that gives it its height. */
export function OpenConversation({ id, list, titled = () => null }: Props) {
  const { conversation, loading, failed, retry } = useConversation(id);
  const back = (
    <Link to={list} className={buttonStyle({ tone: 'secondary' })}>
      Back to chats
    </Link>
  );
  if (conversation === null && !loading)
    return (
      <div className="m-auto">
        {titled(chatTexts.errorTitle)}
        <EmptyState
          heading={chatTexts.missing}
          level={1}
          text="The link may have a typo, or the conversation belongs to another account."
          action={back}
        />
      </div>
    );
  if (!conversation && failed)
    return (
      <div className="m-auto flex flex-col items-center px-4 text-center">
        {titled(chatTexts.errorTitle)}
        <h1 tabIndex={-1} className="text-xl">
          {chatTexts.errorTitle}
        </h1>
        <ErrorState text={chatTexts.connection} onRetry={retry} />
        {back}
      </div>
    );
  return (
    <>
      {titled(conversation ? `Chat with ${conversation.partner.name}` : 'Chat')}
      {conversation ? (
        <>
          <ConversationHeader conversation={conversation} />
          <PinnedProduct conversation={conversation} />
          <ConversationPane conversation={conversation} />
        </>
      ) : (
        <>
          <ConversationTopSkeleton />
          <PaneSkeleton />
        </>
      )}
    </>
  );
}
