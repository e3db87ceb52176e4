import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { clockTime } from './days.ts';
import { type MessageState, MessageStatus } from './message-status.tsx';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  own: boolean;
  /** Whose words these are, for those who don't see on which side they stand. */
  writer: string;
  /** The one above is of the same person. */
  follows: boolean;
  content: string;
  createdAt: string;
  picture?: ReactNode;
  state?: MessageState;
  /** Below the bubble: what to do about it, or what to think of. */
  children?: ReactNode;
}

/** One message: own ones right in brand tint. On its way and arrived it is the same bubble. */
export function MessageBubble({
  own,
  writer,
  follows,
  content,
  createdAt,
  picture,
  state,
  children,
}: MessageBubbleProps) {
  return (
    <div
      className={classNames('flex flex-col px-3 sm:px-5', own ? 'items-end' : 'items-start', follows ? 'pt-1' : 'pt-3')}
    >
      <div
        className={classNames(
          'max-w-[85%] rounded-lg px-3 py-2 sm:max-w-lg',
          own ? 'rounded-br-sm bg-brand-tint' : 'rounded-bl-sm bg-surface ring-1 ring-line ring-inset',
        )}
      >
        <span className="sr-only">{own ? 'You' : writer}: </span>
        {picture}
        {content && <MessageText text={content} />}
        <p className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 text-muted text-xs">
          <time dateTime={createdAt}>{clockTime(createdAt)}</time>
          {state && <MessageStatus state={state} />}
        </p>
      </div>
      {children}
    </div>
  );
}
