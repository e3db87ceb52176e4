import type { PendingMessage } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { useLocalPreview } from '#chat/pictures/local-preview.ts';
import { MessagePicture } from '#chat/pictures/message-picture.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageQuote } from './message-quote.tsx';

interface PendingBubbleProps {
  pending: PendingMessage;
  follows: boolean;
  outbox: Outbox;
  /** The writer of the quoted message. */
  quoted: string;
  onGo: (number: number) => void;
}

/** A message that is not delivered yet. */
export function PendingBubble({ pending, follows, outbox, quoted, onGo }: PendingBubbleProps) {
  const { entry, state, progress } = pending;
  const { clientId, content, createdAt, picture, replyTo, failure } = entry;
  const preview = useLocalPreview(clientId, picture);
  const isUploading =
    picture !== null && picture.uploadId === null && (state === 'sending' || state === 'waiting-for-network');
  return (
    <MessageBubble
      own
      writer="You"
      follows={follows}
      content={content}
      createdAt={createdAt}
      state={state}
      quote={replyTo && <MessageQuote quote={replyTo} writer={quoted} onGo={() => onGo(replyTo.number)} />}
      picture={
        picture && (
          <MessagePicture
            path={null}
            preview={preview}
            width={picture.width}
            height={picture.height}
            color="var(--sunken)"
            label="Your picture"
          />
        )
      }
    >
      {isUploading && (
        <div className="mt-1 flex items-center gap-3">
          <progress
            aria-label="Upload"
            value={progress ?? 0}
            max={1}
            className="h-1.5 w-32 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
          />
          <Button tone="quiet" size="small" onClick={() => outbox.discard(entry)}>
            Cancel
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div role="alert" className="mt-1 flex max-w-[85%] flex-wrap items-center justify-end gap-x-3 text-sm">
          <p className="text-clay">{failure}</p>
          <span className="flex gap-1">
            <Button tone="quiet" size="small" onClick={() => outbox.retry(entry)}>
              Retry
            </Button>
            <Button tone="quiet" size="small" onClick={() => outbox.discard(entry)}>
              Delete
            </Button>
          </span>
        </div>
      )}
    </MessageBubble>
  );
}
