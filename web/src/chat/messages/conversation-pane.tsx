import { useApolloClient, useQuery } from '@apollo/client/react';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useCallback, useEffect, useState } from 'react';
import { PersonDocument, useViewer } from '#accounts/viewer.ts';
import type { Quoted } from '#chat/outbox/entry.ts';
import { BlockedNote } from '#chat/safety/blocked-note.tsx';
import { graphql } from '#gql/gql.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Composer } from './composer.tsx';
import { quoteOf } from './message-rows.ts';
import { MessageStream } from './message-stream.tsx';
import { useOutbox, usePending } from './use-outbox.ts';

/** What it needs itself of a conversation; its header asks for its own. The newest messages come with it. */
const ConversationPaneDocument = graphql(`
  query ConversationPane($id: ID!) {
    inboxSeq
    conversation(id: $id) {
      id
      isBlocked
      canSend
      lastNumber
      partner {
        id
        name
      }
      viewerIs
      version
      ...MessageStream_conversation
    }
  }
`);

interface Answered {
  conversationId: string;
  quote: Quoted | null;
}

/** The heart of a conversation: what was said, and where one writes. Fills its parent. */
export function ConversationPane({ conversationId }: { conversationId: string }) {
  const { viewer, conversation, failed, retry } = useConversation(conversationId);
  const outbox = useOutbox(viewer?.id);
  const pending = usePending(outbox, conversationId);
  const [sent, setSent] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (conversation === null) return <EmptyState heading={chatTexts.missing} />;
  if (!conversation || !outbox || !viewer) {
    return failed ? <ErrorState text="Failed to load this conversation." onRetry={retry} /> : <PaneSkeleton />;
  }
  const { id, viewerIs, canSend, isBlocked, partner } = conversation;
  const isEmpty = conversation.lastNumber === 0 && pending.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isEmpty ? (
        <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
          <EmptyState
            heading={chatTexts.startTheConversation}
            text={`Say what you would like to know from ${partner.name}.`}
          />
        </div>
      ) : (
        <MessageStream
          key={id}
          conversation={conversation}
          pending={pending}
          outbox={outbox}
          sent={sent}
          onReply={(message) => setAnswered({ conversationId: id, quote: quoteOf(message) })}
        />
      )}
      {viewerIs !== 'ADMIN' && canSend && (
        <Composer
          key={id}
          conversationId={id}
          personId={viewer.id}
          partnerName={partner.name}
          outbox={outbox}
          answered={answered?.conversationId === id ? answered.quote : null}
          onAnswered={() => setAnswered(null)}
          viewerIs={viewerIs}
          onSend={() => setSent((before) => before + 1)}
        />
      )}
      {viewerIs !== 'ADMIN' && !canSend && <BlockedNote conversationId={id} byViewer={isBlocked} />}
    </div>
  );
}

/** Somebody waits in front of it: tried by itself, too, not only at a press of the button. */
const tryAgainAfter = 4000;

/** A conversation with its newest messages, and who looks. What fails is tried again until it is there. */
function useConversation(conversationId: string) {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const { data, error, loading, refetch } = useQuery(ConversationPaneDocument, {
    variables: { id: conversationId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const hasViewer = viewer !== null;
  const retry = useCallback(() => {
    refetch().catch(() => {});
    // A page that began without a network does not know its person either.
    if (!hasViewer) client.query({ query: PersonDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client, hasViewer, refetch]);
  const failed = error !== undefined && !loading;
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(retry, tryAgainAfter);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed, retry]);
  return { viewer, conversation: data?.conversation, failed, retry };
}

const bubbles = ['w-48', 'ms-auto w-56', 'ms-auto w-36', 'w-64', 'ms-auto w-44'];

function PaneSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <span className="sr-only">Loading</span>
      <div className="flex flex-1 flex-col justify-end gap-3 p-4">
        {bubbles.map((place) => (
          <Skeleton key={place} className={`h-14 rounded-lg ${place}`} />
        ))}
      </div>
      <div className="border-line border-t p-3">
        <Skeleton className="h-11 rounded-lg" />
      </div>
    </div>
  );
}
