import Package from 'lucide-react/icons/package';
import { Link } from 'react-router';
import { clockTime } from '#chat/conversations/days.ts';
import { stepSentence } from '#chat/conversations/last-message-text.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { SafetyHint, speaksOfPayingFirst } from '#chat/safety/safety-hint.tsx';
import type { ConversationViewer } from '#gql/graphql.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessagePicture } from './message-picture.tsx';
import type { Message, Row } from './message-rows.ts';
import { localPreview, PendingBubble } from './pending-bubble.tsx';

interface StreamRowProps {
  row: Row;
  partnerName: string;
  /** Up to which number the other side has read. */
  partnerReadNumber: number;
  viewerIs: ConversationViewer;
  outbox: Outbox;
}

export function StreamRow({ row, partnerName, partnerReadNumber, viewerIs, outbox }: StreamRowProps) {
  if (row.kind === 'day') return <DayLine label={row.label} />;
  if (row.kind === 'step') return <OrderStep message={row.message} />;
  if (row.kind === 'pending') return <PendingBubble pending={row.pending} follows={row.follows} outbox={outbox} />;
  const { message, own, follows } = row;
  const isRead = message.isRead || message.number <= partnerReadNumber;
  // It is the buyer who may be talked into it.
  const warns = !own && viewerIs === 'BUYER' && speaksOfPayingFirst(message.content);
  return (
    <MessageBubble
      own={own}
      writer={partnerName}
      follows={follows}
      content={message.content}
      createdAt={message.createdAt}
      state={own ? (isRead ? 'read' : 'sent') : undefined}
      picture={message.picture && <SentPicture message={message} own={own} partnerName={partnerName} />}
    >
      {warns && <SafetyHint />}
    </MessageBubble>
  );
}

function SentPicture({ message, own, partnerName }: { message: Message; own: boolean; partnerName: string }) {
  const { picture, clientId } = message;
  if (!picture) return null;
  return (
    <MessagePicture
      url={picture.url}
      preview={own ? localPreview(clientId) : null}
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

/** A step of an order of the two, at its place in the conversation. */
function OrderStep({ message }: { message: Message }) {
  const { orderStep: step } = message;
  if (!step) return null;
  return (
    <p className="flex flex-col items-center px-6 pt-3 text-center text-muted text-sm">
      <span className="flex flex-wrap items-center justify-center gap-x-2">
        <Link
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
