import X from 'lucide-react/icons/x';
import type { Quoted } from '#chat/outbox/entry.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface MessageQuoteProps {
  quote: Quoted;
  /** The writer of the quoted message. */
  writer: string;
  /** Scrolls to the quoted message. */
  onGo: () => void;
}

/** The quoted message, above the reply. */
export function MessageQuote({ quote, writer, onGo }: MessageQuoteProps) {
  return (
    <button
      type="button"
      onClick={onGo}
      className="mb-1 block min-h-11 w-full min-w-0 rounded-md border-brand border-s-4 bg-sunken px-2 py-1 text-start text-sm"
    >
      <span className="sr-only">In reply to </span>
      <QuoteText quote={quote} writer={writer} lines="line-clamp-3" />
    </button>
  );
}

interface ReplyBarProps {
  quote: Quoted;
  writer: string;
  onCancel: () => void;
}

/** The quoted message above the text field, while the user writes a reply. */
export function ReplyBar({ quote, writer, onCancel }: ReplyBarProps) {
  return (
    <div className="mb-2 flex items-center gap-2 rounded-md border-brand border-s-4 bg-sunken py-1 ps-3 text-sm">
      <p className="min-w-0 flex-1">
        <span className="sr-only">Replying to </span>
        <QuoteText quote={quote} writer={writer} lines="line-clamp-1" />
      </p>
      <IconButton label="Cancel reply" onClick={onCancel}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function QuoteText({ quote, writer, lines }: Pick<MessageQuoteProps, 'quote' | 'writer'> & { lines: string }) {
  return (
    <>
      <span className="block truncate font-semibold text-brand">{writer}</span>
      <span className="sr-only">: </span>
      <span dir="auto" className={classNames('wrap-anywhere text-muted', lines)}>
        {quote.content || (quote.hasPicture ? 'Picture' : '')}
      </span>
    </>
  );
}
