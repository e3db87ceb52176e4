import { clockTime } from '@besesaka/schema/kernel/dates.ts';
import Package from 'lucide-react/icons/package';
import { Link } from 'react-router';
import { stepSentence } from '#chat/conversations/last-message-text.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { useLocalPreview } from '#chat/pictures/local-preview.ts';
import { MessagePicture } from '#chat/pictures/message-picture.tsx';
import type { ConversationViewer } from '#gql/graphql.ts';
import type { OfferRequest } from '#orders/offers/offer-actions.ts';
import { optional } from '#ui/display/optional.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageQuote } from './message-quote.tsx';
import type { Message, Row } from './message-rows.ts';
import { PendingBubble } from './pending-bubble.tsx';

const OfferCard = optional(async () => (await import('#orders/offers/offer-card.tsx')).OfferCard);
const SafetyHint = optional(async () => (await import('#chat/safety/safety-hint.tsx')).SafetyHint);

interface StreamRowProps {
  row: Row;
  partnerName: string;
  /** The number of the last message that the other side has read. */
  partnerReadNumber: number;
  viewerIs: ConversationViewer;
  outbox: Outbox;
  /** Highlights the message after a jump to it. */
  marked: boolean;
  onGo: (number: number) => void;
  onOptions: (message: Message, anchor: HTMLElement) => void;
  onOffer: (request: OfferRequest) => void;
}

export function StreamRow({ row, partnerName, partnerReadNumber, viewerIs, outbox, ...more }: StreamRowProps) {
  const { marked, onGo, onOptions, onOffer } = more;
  const nameOf = (sender: string) => (sender === viewerIs ? 'You' : partnerName);
  if (row.kind === 'day') return <DayLine label={row.label} />;
  if (row.kind === 'unread') return <UnreadLine />;
  if (row.kind === 'step') return <OrderStep message={row.message} />;
  if (row.kind === 'pending') {
    const quoted = nameOf(row.pending.entry.replyTo?.sender ?? '');
    return <PendingBubble pending={row.pending} follows={row.follows} outbox={outbox} quoted={quoted} onGo={onGo} />;
  }
  const { message, own, follows, offerId } = row;
  const { replyTo } = message;
  const isRead = message.isRead || message.number <= partnerReadNumber;
  // Only the buyer is at risk of being talked into paying early.
  const mayNeedHint = !own && viewerIs === 'BUYER' && message.content !== '';
  return (
    <MessageBubble
      own={own}
      writer={partnerName}
      follows={follows}
      content={message.content}
      variantLabel={message.variantLabel}
      createdAt={message.createdAt}
      state={own ? (isRead ? 'read' : 'sent') : undefined}
      marked={marked}
      onOptions={viewerIs === 'ADMIN' ? undefined : (anchor) => onOptions(message, anchor)}
      quote={
        replyTo && <MessageQuote quote={replyTo} writer={nameOf(replyTo.sender)} onGo={() => onGo(replyTo.number)} />
      }
      picture={message.picture && <SentPicture message={message} own={own} partnerName={partnerName} />}
    >
      {mayNeedHint && <SafetyHint text={message.content} />}
      {offerId && <OfferCard id={offerId} onAct={onOffer} />}
    </MessageBubble>
  );
}

function SentPicture({ message, own, partnerName }: { message: Message; own: boolean; partnerName: string }) {
  const { picture, clientId } = message;
  const preview = useLocalPreview(own ? clientId : null);
  if (!picture) return null;
  return (
    <MessagePicture
      path={picture.path}
      preview={preview}
      width={picture.width}
      height={picture.height}
      color={picture.color}
      label={own ? 'Your picture' : `Picture from ${partnerName}`}
    />
  );
}

function DayLine({ label }: { label: string }) {
  return (
    <div className="flex justify-center pt-4 pb-1">
      <p className="rounded-full bg-sunken px-3 py-1 font-medium text-muted text-xs">{label}</p>
    </div>
  );
}

/** The line above the messages that were unread on opening. */
function UnreadLine() {
  return (
    <div className="flex items-center gap-3 px-3 pt-4 pb-1 sm:px-5">
      <span className="h-px flex-1 bg-brand" />
      <p className="font-semibold text-brand text-xs">Unread messages</p>
      <span className="h-px flex-1 bg-brand" />
    </div>
  );
}

/** A step of an order between the two, at its position in the conversation. */
function OrderStep({ message }: { message: Message }) {
  const { orderStep: step } = message;
  if (!step) return null;
  return (
    <p className="flex flex-col items-center px-6 pt-3 text-center text-muted text-sm">
      <span className="flex flex-wrap items-center justify-center gap-x-2">
        <Link
          data-shows
          to={`/dashboard/orders/${step.orderId}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-text underline-offset-4 hover:underline"
        >
          <Package aria-hidden="true" className="size-4 shrink-0 text-brand" />
          {stepSentence(step)}
        </Link>
        <time dateTime={message.createdAt} className="text-xs">
          {clockTime(message.createdAt)}
        </time>
      </span>
      {step.reason && <q className="wrap-anywhere">{step.reason}</q>}
    </p>
  );
}
