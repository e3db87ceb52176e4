import type { OutboxPicture, PendingMessage } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { onPersonChange } from '#platform/person/person-change.ts';
import { Button } from '#ui/controls/button.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessagePicture } from './message-picture.tsx';

interface PendingBubbleProps {
  pending: PendingMessage;
  follows: boolean;
  outbox: Outbox;
}

/** A message on its way. */
export function PendingBubble({ pending: { entry, state, progress }, follows, outbox }: PendingBubbleProps) {
  const { clientId, content, createdAt, picture, failure } = entry;
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
      picture={
        picture && (
          <MessagePicture
            url={null}
            preview={localPreview(clientId, picture)}
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
          <Button tone="quiet" size="small" onClick={() => outbox.discard(clientId)}>
            Cancel
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div role="alert" className="mt-1 flex max-w-[85%] flex-wrap items-center justify-end gap-x-3 text-sm">
          <p className="text-clay">{failure}</p>
          <span className="flex gap-1">
            <Button tone="quiet" size="small" onClick={() => outbox.retry(clientId)}>
              Retry
            </Button>
            <Button tone="quiet" size="small" onClick={() => outbox.discard(clientId)}>
              Delete
            </Button>
          </span>
        </div>
      )}
    </MessageBubble>
  );
}

const addresses = new Map<string, string>();
onPersonChange(() => {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
});

/** A picture as this browser has it, by its message's client id: shown at once, and also after the real message is there. */
export function localPreview(clientId: string, picture?: OutboxPicture | null): string | null {
  const known = addresses.get(clientId);
  if (known || !picture) return known ?? null;
  const address = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  addresses.set(clientId, address);
  return address;
}
