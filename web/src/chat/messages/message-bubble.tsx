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
  /** The writer's name, for screen readers, which don't convey the side. */
  writer: string;
  /** The message above is from the same writer. */
  follows: boolean;
  content: string;
  createdAt: string;
  picture?: ReactNode;
  /** The message that this one replies to. */
  quote?: ReactNode;
  /** The variant that the buyer had chosen. */
  variantLabel?: string;
  /** Highlights the message after a jump to it. */
  marked?: boolean;
  /** Opens the message's actions beside this element. */
  onOptions?: (anchor: HTMLElement) => void;
  state?: MessageState;
  /** Content below the bubble, such as a retry button or a safety hint. */
  children?: ReactNode;
}

/**
 * One message; own messages are on the right with a brand tint. A pending message looks the same as a delivered one.
 */
export function MessageBubble({
  own,
  writer,
  follows,
  content,
  createdAt,
  picture,
  quote,
  variantLabel,
  marked,
  onOptions,
  state,
  children,
}: MessageBubbleProps) {
  return (
    <div
      className={classNames('flex flex-col px-3 sm:px-5', own ? 'items-end' : 'items-start', follows ? 'pt-1' : 'pt-3')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for touch only; all others have the button. */}
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
        {variantLabel && <p className="wrap-anywhere text-muted text-sm">Chosen: {variantLabel}</p>}
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

/** A touch on the bubble itself: not on a control in it, and not to select text. */
function isTap({ nativeEvent, target }: MouseEvent): boolean {
  const isTouch =
    nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== ''
      ? nativeEvent.pointerType === 'touch'
      : matchMedia('(pointer: coarse)').matches;
  return isTouch && target instanceof Element && !target.closest('a, button') && getSelection()?.isCollapsed !== false;
}

/** The message as plain text. Links can be followed, at the reader's own risk. */
function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => linksIn(text), [text]);
  let position = 0;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ text, href }) => {
        const key = position;
        position += text.length;
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

const stateLabels: Record<MessageState, { text: string; Icon: typeof Check; style?: string }> = {
  read: { text: 'Read', Icon: CheckCheck, style: 'text-brand' },
  sent: { text: 'Sent', Icon: Check },
  sending: { text: 'Sending', Icon: Clock },
  'waiting-for-network': { text: 'Waiting for network', Icon: Clock },
  'held-back': { text: 'Waiting a moment', Icon: Clock },
  failed: { text: 'Failed', Icon: CircleAlert, style: 'font-semibold text-clay' },
};

/** The delivery state of an own message, in words and ticks. */
function MessageStatus({ state }: { state: MessageState }) {
  const { text, Icon, style } = stateLabels[state];
  return (
    <span className={classNames('inline-flex items-center gap-1', style)}>
      {text}
      <Icon aria-hidden="true" className="size-3.5" />
    </span>
  );
}
