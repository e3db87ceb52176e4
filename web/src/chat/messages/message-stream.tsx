import ArrowDown from 'lucide-react/icons/arrow-down';
import { useEffect, useMemo, useRef, useState } from 'react';
import { untilMidnight } from '#chat/conversations/days.ts';
import { OrderNow } from '#chat/conversations/order-now.tsx';
import type { PendingMessage } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { TypingDots, usePartnerTyping } from '#chat/presence/typing.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ConversationViewer, MessageStream_ConversationFragment } from '#gql/graphql.ts';
import type { OfferRequest } from '#orders/offers/offer-actions.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { MessageFragment } from './apply-message-event.ts';
import { arrivedIds, isIncoming, type Message, messageRows } from './message-rows.ts';
import { StreamRow } from './stream-row.tsx';
import { useMessageMenu } from './use-message-menu.tsx';
import { useReadBefore } from './use-read-marks.ts';
import { useReading } from './use-reading.ts';

const AnswerDialog = optional(async () => (await import('#orders/offers/answer-dialog.tsx')).AnswerDialog);

const MessageStreamFragment = graphql(`
  fragment MessageStream_conversation on Conversation {
    id
    viewerIs
    lastNumber
    version
    readNumber
    unreadCount
    canSend
    partnerReadNumber
    partner {
      id
      name
    }
    messages(last: 40) {
      edges {
        node {
          id
          number
          ...MessageBubble_message
        }
      }
      pageInfo {
        hasPreviousPage
        hasNextPage
      }
    }
  }
`);

interface MessageStreamProps {
  conversation: FragmentType<typeof MessageStreamFragment>;
  pending: readonly PendingMessage[];
  outbox: Outbox;
  /** A counter of sent messages. An increase scrolls to the newest message. */
  sent: number;
  onReply: (message: Message) => void;
}

/** The messages by day. Only the rows near the view are drawn. */
export function MessageStream({ pending, outbox, sent, onReply, ...props }: MessageStreamProps) {
  const conversation = readFragment(MessageStreamFragment, props.conversation);
  const { viewerIs, partner } = conversation;
  const { edges } = conversation.messages;
  const messages = useMemo(() => edges.map(({ node }) => readFragment(MessageFragment, node)), [edges]);
  const step = messages.findLast(({ orderStep }) => orderStep);
  const readBefore = useReadBefore(conversation, sent);
  const rows = useRows({ conversation, messages, pending, readBefore });
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const reading = useReading({ conversation, messages, rows, keys, readBefore, sent });
  const { view, load, failed, toNewest, unseen, newest } = reading;
  const { range } = view;
  const { actions, dialogs } = useRowActions(conversation.canSend ? onReply : null);
  const isTyping = usePartnerTyping(conversation.id, newest);
  // Messages that have arrived no longer need their pending copy.
  useEffect(() => outbox.forget(arrivedIds(messages, viewerIs)), [outbox, messages, viewerIs]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {step?.orderStep && (
        <OrderNow step={step.orderStep} createdAt={step.createdAt} viewerIs={viewerIs} partnerName={partner.name} />
      )}
      <div
        ref={view.scroller}
        onScroll={view.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${partner.name}`}
        className="relative flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div className="w-full pb-3">
          {failed === 'earlier' && <LoadFailed onRetry={() => void load('earlier')} />}
          <div style={{ height: range.above }} />
          {rows.slice(range.start, range.end).map((row) => (
            <div key={row.key} ref={view.measure} data-key={row.key} data-floats={row.kind === 'day' || undefined}>
              <StreamRow
                row={row}
                partnerName={partner.name}
                partnerReadNumber={conversation.partnerReadNumber}
                viewerIs={viewerIs}
                outbox={outbox}
                marked={row.key === reading.marked}
                onGo={reading.goTo}
                {...actions}
              />
            </div>
          ))}
          <div style={{ height: range.below }} />
          {failed === 'later' && <LoadFailed onRetry={() => void load('later')} />}
          {isTyping && <TypingDots name={partner.name} />}
        </div>
      </div>
      {!view.atEnd && <NewMessagesPill count={unseen} onClick={() => void toNewest()} />}
      {dialogs}
      <Announcement messages={messages} viewerIs={viewerIs} partner={partner.name} />
    </div>
  );
}

/** What opens from a row. It is drawn here, because a row disappears when it is scrolled out of view. */
function useRowActions(onReply: ((message: Message) => void) | null) {
  const { open, menu } = useMessageMenu(onReply);
  const [offer, setOffer] = useState<OfferRequest | null>(null);
  return {
    actions: { onOptions: open, onOffer: setOffer },
    dialogs: (
      <>
        {menu}
        {offer && <AnswerDialog request={offer} onClose={() => setOffer(null)} />}
      </>
    ),
  };
}

interface Drawn {
  conversation: MessageStream_ConversationFragment;
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  readBefore: number | null;
}

function useRows({ conversation, messages, pending, readBefore }: Drawn) {
  const { viewerIs } = conversation;
  const now = useNow(untilMidnight);
  return useMemo(
    () => messageRows({ messages, pending, viewerIs, now, readBefore }),
    [messages, pending, viewerIs, now, readBefore],
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center justify-center gap-2 p-3 text-muted text-sm">
      Failed to load messages.
      <Button tone="quiet" size="small" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

/** Scrolls to the newest message, and counts the messages that arrived while the user read further up. */
function NewMessagesPill({ count, onClick }: { count: number; onClick: () => void }) {
  const icon = <ArrowDown aria-hidden="true" className="size-4" />;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      {count > 0 ? (
        <button
          type="button"
          onClick={onClick}
          className={`${buttonStyle({ size: 'small' })} pointer-events-auto shadow-float`}
        >
          {count} new
          {icon}
        </button>
      ) : (
        <button
          type="button"
          aria-label="To the newest messages"
          onClick={onClick}
          className={`${iconButtonStyle} pointer-events-auto bg-surface shadow-float ring-1 ring-line ring-inset`}
        >
          {icon}
        </button>
      )}
    </div>
  );
}

interface Announced {
  messages: readonly Message[];
  viewerIs: ConversationViewer;
  partner: string;
}

/** Announces messages that arrive in an open conversation to screen readers. */
function Announcement({ messages, viewerIs, partner }: Announced) {
  const newest = messages.at(-1)?.number ?? 0;
  const announced = useRef(newest);
  const [text, setText] = useState('');
  useEffect(() => {
    const since = messages.filter((one) => one.number > announced.current && isIncoming(one, viewerIs));
    announced.current = Math.max(announced.current, newest);
    const [only] = since;
    if (!only) return;
    setText(
      since.length > 1 ? `${since.length} new messages from ${partner}` : `${partner}: ${only.content || 'Picture'}`,
    );
  }, [messages, newest, viewerIs, partner]);
  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
