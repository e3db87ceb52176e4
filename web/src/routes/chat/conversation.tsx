import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { Link, useParams } from 'react-router';
import { ConversationHeader, ConversationTopSkeleton } from '#chat/messages/conversation-header.tsx';
import { ConversationPane, PaneSkeleton } from '#chat/messages/conversation-pane.tsx';
import { PinnedProduct } from '#chat/messages/pinned-product.tsx';
import { useConversation } from '#chat/messages/use-conversation.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

export function ConversationScreen() {
  const { id = '' } = useParams();
  return <Conversation key={id} id={id} />;
}

function Conversation({ id }: { id: string }) {
  const { conversation, loading, failed, retry } = useConversation(id);
  if (conversation === null && !loading) return <MissingConversation />;
  if (!conversation && failed) return <Unreachable onRetry={retry} />;
  return (
    <>
      <PageMeta title={conversation ? `Chat with ${conversation.partner.name}` : 'Chat'} noIndex />
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

function MissingConversation() {
  return (
    <div className="m-auto">
      <PageMeta title={chatTexts.errorTitle} noIndex />
      <EmptyState
        heading={chatTexts.missing}
        level={1}
        text="The link may have a typo, or the conversation belongs to another account."
        action={<BackToChats />}
      />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="m-auto flex flex-col items-center px-4 text-center">
      <PageMeta title={chatTexts.errorTitle} noIndex />
      <h1 tabIndex={-1} className="text-xl">
        {chatTexts.errorTitle}
      </h1>
      <ErrorState text={chatTexts.connection} onRetry={onRetry} />
      <BackToChats />
    </div>
  );
}

function BackToChats() {
  return (
    <Link to="/chat" className={buttonStyle({ tone: 'secondary' })}>
      Back to chats
    </Link>
  );
}
