import { clockTime } from '@besesaka/schema/kernel/dates.ts';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import type { PendingState } from '#chat/outbox/entry.ts';
import { classNames } from '#ui/display/class-names.ts';
import { linksIn } from '#ui/display/links-in.ts';

interface MessageBubbleProps {
  own: boolean;
  /** Whose words these are, for those who don't see on which side they stand. */
  writer: string;
  /** The one above is of the same person. */
  follows: boolean;
  content: string;
  createdAt: string;
  picture?: ReactNode;
  /** What it answers to. */
  quote?: ReactNode;
  /** One was just led to it. */
  marked?: boolean;
  /** Asks what can be done with it, beside this element. */
  onOptions?: (anchor: HTMLElement) => void;
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
  quote,
  marked,
  onOptions,
  state,
  children,
}: MessageBubbleProps) {
  return (
    <div
      className={classNames('flex flex-col px-3 sm:px-5', own ? 'items-end' : 'items-start', follows ? 'pt-1' : 'pt-3')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for thumbs alone; everybody else has the button. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        onClick={onOptions && ((event) => isTap(event) && onOptions(event.currentTarget))}
        className={classNames(
          'group relative max-w-[85%] rounded-lg px-3 py-2 transition-shadow duration-200 sm:max-w-lg',
          marked && 'outline-2 outline-brand outline-offset-2',
          own ? 'rounded-br-sm bg-brand-tint' : 'rounded-bl-sm bg-surface ring-1 ring-line ring-inset',
        )}
      >
        <span className="sr-only">{own ? 'You' : writer}: </span>
        {quote}
        {picture}
        {content && <MessageText text={content} />}
        <p className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 text-muted text-xs">
          <time dateTime={createdAt}>{clockTime(createdAt)}</time>
          {state && <MessageStatus state={state} />}
        </p>
        {onOptions && (
          <button
            type="button"
            aria-label="Message options"
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onOptions(currentTarget)}
            className={classNames(
              'absolute top-1/2 grid size-[44px] -translate-y-1/2 place-items-center rounded-full text-muted opacity-0 transition-opacity duration-150 hover:text-text focus-visible:opacity-100 group-hover:opacity-100',
              own ? 'end-full' : 'start-full',
            )}
          >
            <EllipsisVertical aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

/** A thumb on the bubble itself, not on what is in it, and not to mark words. */
function isTap({ nativeEvent, target }: MouseEvent): boolean {
  const isTouch =
    nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== ''
      ? nativeEvent.pointerType === 'touch'
      : matchMedia('(pointer: coarse)').matches;
  return isTouch && target instanceof Element && !target.closest('a, button') && getSelection()?.isCollapsed !== false;
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
