import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { Composer } from './composer.tsx';
import { MessageStream } from './message-stream.tsx';
import { TalkSkeleton } from './talk-skeleton.tsx';
import { useOutbox, usePending } from './use-outbox.ts';
import { useTalk } from './use-talk.ts';

/** The heart of a conversation: what was said, and where one writes. Fills its parent. */
export function Talk({ conversationId }: { conversationId: string }) {
  const { viewer, conversation, failed, retry } = useTalk(conversationId);
  const outbox = useOutbox(viewer?.id);
  const pending = usePending(outbox, conversationId);
  const [sent, setSent] = useState(0);
  if (conversation === null) return <EmptyState heading={chatTexts.missing} />;
  if (!conversation || !outbox || !viewer) {
    return failed ? <ErrorState text="Failed to load this conversation." onRetry={retry} /> : <TalkSkeleton />;
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
        <MessageStream key={id} conversation={conversation} pending={pending} outbox={outbox} sent={sent} />
      )}
      {viewerIs !== 'ADMIN' && canSend && (
        <Composer
          key={id}
          conversationId={id}
          personId={viewer.id}
          partnerName={partner.name}
          outbox={outbox}
          onSend={() => setSent((before) => before + 1)}
        />
      )}
      {viewerIs !== 'ADMIN' && !canSend && <BlockedNote conversationId={id} byViewer={isBlocked} />}
    </div>
  );
}
