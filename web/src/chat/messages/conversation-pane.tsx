import { useApolloClient } from '@apollo/client/react';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useViewer } from '#accounts/viewer.ts';
import type { PendingMessage, Quoted } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { BlockedNote } from '#chat/safety/blocked-note.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Composer } from './composer.tsx';
import { quoteOf } from './message-rows.ts';
import { MessageStream } from './message-stream.tsx';
import { outboxOfTab } from './tab-outbox.ts';

/** Includes the newest messages. */
const ConversationPaneFragment = graphql(`
  fragment ConversationPane_conversation on Conversation {
    id
    isBlocked
    canSend
    lastNumber
    partner {
      id
      name
    }
    viewerIs
    ...MessageStream_conversation
  }
`);

/** The messages and the field for writing one. It fills its parent, which gives each conversation a pane of its own. */
export function ConversationPane(props: { conversation: FragmentType<typeof ConversationPaneFragment> }) {
  const conversation = readFragment(ConversationPaneFragment, props.conversation);
  const { viewer } = useViewer();
  const outbox = useOutbox(viewer?.id);
  const pending = usePending(outbox, conversation.id);
  const [sent, setSent] = useState(0);
  const [answered, setAnswered] = useState<Quoted | null>(null);
  if (!outbox || !viewer) return <PaneSkeleton />;
  const { id, viewerIs, canSend, isBlocked, partner } = conversation;
  const isEmpty = conversation.lastNumber === 0 && pending.length === 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isEmpty ? (
        <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
          <EmptyState heading={chatTexts.startTheConversation} text={`Write your first message to ${partner.name}.`} />
        </div>
      ) : (
        <MessageStream
          conversation={conversation}
          pending={pending}
          outbox={outbox}
          sent={sent}
          onReply={(message) => setAnswered(quoteOf(message))}
        />
      )}
      {viewerIs !== 'ADMIN' && canSend && (
        <Composer
          conversationId={id}
          userId={viewer.id}
          partnerName={partner.name}
          outbox={outbox}
          answered={answered}
          onAnswer={setAnswered}
          viewerIs={viewerIs}
          onSend={() => setSent((before) => before + 1)}
        />
      )}
      {viewerIs !== 'ADMIN' && !canSend && <BlockedNote conversationId={id} byViewer={isBlocked} />}
    </div>
  );
}

const bubbles = ['w-48', 'ms-auto w-56', 'ms-auto w-36', 'w-64', 'ms-auto w-44'];

export function PaneSkeleton() {
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

const nothing: readonly PendingMessage[] = [];
const never = () => () => {};

/** The logged-in user's outbox; null until the user is known. */
function useOutbox(userId: string | undefined): Outbox | null {
  const client = useApolloClient();
  return useMemo(() => (userId ? outboxOfTab(client, userId) : null), [client, userId]);
}

/** The pending messages of one conversation. */
function usePending(outbox: Outbox | null, conversationId: string): readonly PendingMessage[] {
  const read = useCallback(() => outbox?.pending() ?? nothing, [outbox]);
  const pending = useSyncExternalStore(outbox?.subscribe ?? never, read, () => nothing);
  return useMemo(
    () => pending.filter(({ entry }) => entry.conversationId === conversationId),
    [pending, conversationId],
  );
}
