import { sendMessageInput } from '@besesaka/schema/chat/inputs.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createDraft } from '#chat/outbox/drafts.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { usePictureDraft } from '#chat/outbox/use-picture-draft.ts';
import { useTellTyping } from '#chat/presence/typing.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { ComposerInput } from './composer-input.tsx';

interface ComposerProps {
  conversationId: string;
  personId: string;
  partnerName: string;
  outbox: Outbox;
  onSend: () => void;
}

/** From here on the letters that are left are counted. */
const countFrom = chatLimits.textMax - 200;

/** Writes into the outbox, which sends. What was begun is kept for each conversation. */
export function Composer({ conversationId, personId, partnerName, outbox, onSend }: ComposerProps) {
  const draft = useMemo(() => createDraft(localStorage, personId, conversationId), [personId, conversationId]);
  const [text, setText] = useState(() => draft.read());
  const pictures = usePictureDraft();
  const tellTyping = useTellTyping(conversationId);
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => draft.write(text), [draft, text]);

  const content = text.trim();
  const isTooLong = content.length > chatLimits.textMax;
  const isEmpty = content === '' && !pictures.draft;

  function write(next: string) {
    setText(next);
    tellTyping(next.trim() !== '');
  }

  async function send(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    const picture = pictures.draft?.picture ?? null;
    // A picture needs no words; all else is as the contract says.
    if (pictures.busy || (!picture && !sendMessageInput.safeParse({ content }).success) || isTooLong) return;
    setText('');
    pictures.drop();
    tellTyping(false);
    try {
      await outbox.add({ conversationId, content, picture });
      onSend();
    } catch {
      // The browser has no room left for it: nothing was taken, so nothing is lost.
      setText((since) => since || content);
      toast.error(chatTexts.sendFailed);
    }
  }

  return (
    <form
      onSubmit={send}
      className="@container border-line border-t bg-page px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5"
    >
      {pictures.draft && <PictureDraft address={pictures.draft.address} onDrop={pictures.drop} />}
      <div className="flex items-end gap-1.5 @max-[16rem]:flex-wrap">
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture"
          tabIndex={-1}
          className="hidden"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void pictures.choose(chosen);
          }}
        />
        <IconButton label="Add a picture" disabled={pictures.busy} onClick={() => file.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-5.5" />
        </IconButton>
        <ComposerInput
          field={field}
          label={`Message to ${partnerName}`}
          value={text}
          describedBy={noteId}
          invalid={isTooLong}
          onText={write}
          onSend={send}
          onPicture={pictures.choose}
          onLeave={() => tellTyping(false)}
        />
        <button
          type="submit"
          aria-label="Send"
          title="Send"
          disabled={isEmpty || isTooLong || pictures.busy}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-colors duration-150 hover:bg-brand-strong disabled:opacity-50 @max-[16rem]:ms-auto"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p id={noteId} aria-live="polite" className="pt-1 text-end text-muted text-xs tabular-nums empty:hidden">
        {isTooLong && <span className="me-2 text-clay">{chatTexts.tooLong}</span>}
        {content.length >= countFrom && `${content.length}/${chatLimits.textMax}`}
      </p>
    </form>
  );
}

/** The chosen picture above the input, until it is sent or dropped. */
function PictureDraft({ address, onDrop }: { address: string; onDrop: () => void }) {
  return (
    <div className="relative w-fit pb-2">
      <img src={address} alt="To be sent" className="h-24 min-w-24 max-w-48 rounded-md bg-sunken object-cover" />
      <div className="absolute -top-2 -right-5">
        <IconButton label="Remove picture" onClick={onDrop}>
          <span className="flex size-8 items-center justify-center rounded-full bg-surface shadow-float ring-1 ring-line ring-inset">
            <X aria-hidden="true" className="size-4" />
          </span>
        </IconButton>
      </div>
    </div>
  );
}
