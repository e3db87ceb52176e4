import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useMemo } from 'react';
import { clockTime } from '#chat/conversations/days.ts';
import type { PendingState } from '#chat/outbox/entry.ts';
import { classNames } from '#ui/display/class-names.ts';
import { linksIn } from './links-in.ts';

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

/** What somebody wrote, as text and nothing else; addresses can be followed, at one's own risk. */
function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => linksIn(text), [text]);
  let at = 0;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ text, href }) => {
        const key = at;
        at += text.length;
        return href ? (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium text-brand underline"
          >
            {text}
          </a>
        ) : (
          text
        );
      })}
    </p>
  );
}

type MessageState = PendingState | 'read';

const words: Record<MessageState, { text: string; Icon: typeof Check; style?: string }> = {
  read: { text: 'Read', Icon: CheckCheck, style: 'text-brand' },
  sent: { text: 'Sent', Icon: Check },
  sending: { text: 'Sending', Icon: Clock },
  'waiting-for-network': { text: 'Waiting for network', Icon: Clock },
  'held-back': { text: 'Waiting a moment', Icon: Clock },
  failed: { text: 'Failed', Icon: CircleAlert, style: 'font-semibold text-clay' },
};

/** How far an own message has come, in words and by ticks. */
function MessageStatus({ state }: { state: MessageState }) {
  const { text, Icon, style } = words[state];
  return (
    <span className={classNames('inline-flex items-center gap-1', style)}>
      {text}
      <Icon aria-hidden="true" className="size-3.5" />
    </span>
  );
}
