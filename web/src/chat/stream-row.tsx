import type { ConversationViewer } from '#gql/graphql.ts';
import { DayLine } from './day-line.tsx';
import { localPreview } from './local-previews.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessagePicture } from './message-picture.tsx';
import type { Message, Row } from './message-rows.ts';
import { OrderStep } from './order-step.tsx';
import type { Outbox } from './outbox.ts';
import { speaksOfPayingFirst } from './pays-first.ts';
import { PendingBubble } from './pending-bubble.tsx';
import { SafetyHint } from './safety-hint.tsx';

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
