import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { chatPicture } from '@besesaka/schema/chat/uploads.ts';
import { shownText } from '@besesaka/schema/kernel/shown-text.ts';
import { pictureTypes } from '@besesaka/schema/kernel/uploads.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createDraft } from '#chat/outbox/drafts.ts';
import type { Quoted } from '#chat/outbox/entry.ts';
import type { Outbox } from '#chat/outbox/outbox.ts';
import { useSendTyping } from '#chat/presence/typing.tsx';
import type { ConversationViewer } from '#gql/graphql.ts';
import { type Uploads, useUploads } from '#platform/uploads/use-uploads.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { ComposerInput } from './composer-input.tsx';
import { ReplyBar } from './message-quote.tsx';

const QuickReplyButton = optional(
  async () => (await import('#chat/quick-replies/quick-reply-button.tsx')).QuickReplyButton,
);
const ChosenPictures = optional(async () => (await import('#ui/controls/chosen-pictures.tsx')).ChosenPictures);

interface ComposerProps {
  conversationId: string;
  userId: string;
  partnerName: string;
  outbox: Outbox;
  viewerIs: ConversationViewer;
  /** The message to reply to. */
  answered: Quoted | null;
  onAnswer: (quote: Quoted | null) => void;
  onSend: () => void;
}

/** The remaining characters are shown from this length on. */
const countShownFrom = chatLimits.textMax - 200;

/** The text and pictures of a draft, stored for each conversation, and how they reach the outbox. */
function useComposing(props: ComposerProps) {
  const { conversationId, userId } = props;
  const draft = useMemo(() => createDraft(localStorage, userId, conversationId), [userId, conversationId]);
  const [text, setText] = useState(() => draft.read());
  // State would be stale for something typed or sent at the same moment.
  const typed = useRef(text);
  const pictures = useUploads({ purpose: chatPicture, max: chatLimits.picturesAtOnce });
  const post = usePost(props, pictures);
  const sendTyping = useSendTyping(conversationId);
  const toast = useToast();
  useEffect(() => draft.write(text), [draft, text]);

  const isBusy = pictures.all.some(({ state }) => state === 'waiting' || state === 'working');
  const isTooLong = (content: string) => content.length > chatLimits.textMax;
  // Repeats the check of the shared input schema, because importing that would load zod for users who only read.
  const isEmpty = (content: string) => shownText(content) === '' && post.ready().length === 0;
  /** Why it cannot be sent now. */
  function refusalOf(content: string): string | null {
    if (isBusy) return 'Your picture is not ready yet.';
    if (isEmpty(content)) return 'Write a message first.';
    return isTooLong(content) ? chatTexts.tooLong : null;
  }

  function setDraft(next: string) {
    typed.current = next;
    setText(next);
  }

  function write(next: string) {
    setDraft(next);
    sendTyping(next.trim() !== '');
  }

  function choose(files: File[]) {
    if (pictures.add(files) > 0) toast.error(chatTexts.tooManyPictures);
  }

  async function send() {
    const content = typed.current.trim();
    if (refusalOf(content)) return;
    setDraft('');
    sendTyping(false);
    await post.send(content);
  }

  const content = text.trim();
  return {
    text,
    content,
    pictures,
    write,
    choose,
    send,
    isTooLong: isTooLong(content),
    refusal: refusalOf(content),
    leave: () => sendTyping(false),
  };
}

/** Stores what is sent in the outbox, all of it or nothing. */
function usePost({ conversationId, outbox, answered, onAnswer, onSend }: ComposerProps, pictures: Uploads) {
  /** The pictures of messages that are just being stored. */
  const [handledIds] = useState(() => new Set<string>());

  const ready = () =>
    pictures.all.flatMap(({ key, picture }) => (picture && !handledIds.has(key) ? [{ key, picture }] : []));

  return {
    ready,
    async send(content: string): Promise<void> {
      const own = ready();
      const keys = own.map(({ key }) => key);
      const last = own.at(-1);
      // Each picture becomes a message, in order. The text and the reply go with the last one.
      const before = own.slice(0, -1).map(({ picture }) => ({ content: '', picture, replyTo: null }));
      const messages = [...before, { content, picture: last?.picture ?? null, replyTo: answered }];
      for (const key of keys) handledIds.add(key);
      onAnswer(null);
      await outbox.add(conversationId, messages);
      // A failed picture stays with its Retry button.
      for (const { key, state } of pictures.all) if (state === 'refused' || keys.includes(key)) pictures.remove(key);
      onSend();
    },
  };
}

export function Composer(props: ComposerProps) {
  const { partnerName, viewerIs, answered, onAnswer } = props;
  const { text, content, isTooLong, refusal, pictures, write, choose, send, leave } = useComposing(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (answered) field.current?.focus();
  }, [answered]);
  function submit(event?: FormEvent) {
    event?.preventDefault();
    field.current?.focus();
    void send();
  }

  return (
    <form
      onSubmit={submit}
      className="@container border-line border-t bg-page px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5"
    >
      {answered && (
        <ReplyBar
          quote={answered}
          writer={answered.sender === viewerIs ? 'You' : partnerName}
          onCancel={() => {
            onAnswer(null);
            field.current?.focus();
          }}
        />
      )}
      {pictures.all.length > 0 && <ChosenPictures items={pictures.all} uploader={pictures} />}
      <div className="flex items-end gap-1.5 @max-[16rem]:flex-wrap">
        <PictureChooser onChoose={choose} />
        {viewerIs === 'SELLER' && (
          // Reserves the button's space while its code loads.
          <span className="min-w-11">
            <QuickReplyButton field={field} onText={write} />
          </span>
        )}
        <ComposerInput
          field={field}
          label={`Message to ${partnerName}`}
          value={text}
          describedBy={noteId}
          invalid={isTooLong}
          onText={write}
          onSend={submit}
          onPictures={choose}
          onLeave={leave}
        />
        <SendButton refusal={refusal} />
      </div>
      <p id={noteId} aria-live="polite" className="pt-1 text-end text-muted text-xs tabular-nums empty:hidden">
        {isTooLong && <span className="me-2 text-clay">{chatTexts.tooLong}</span>}
        {content.length >= countShownFrom && `${content.length}/${chatLimits.textMax}`}
      </p>
    </form>
  );
}

function SendButton({ refusal }: { refusal: string | null }) {
  return (
    <PlainButton
      type="submit"
      aria-label="Send"
      title="Send"
      blocked={refusal}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand transition-colors duration-150 hover:bg-brand-strong @max-[16rem]:ms-auto"
    >
      <SendHorizontal aria-hidden="true" className="size-5" />
    </PlainButton>
  );
}

function PictureChooser({ onChoose }: { onChoose: (files: File[]) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label="Pictures"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          onChoose(chosen);
        }}
      />
      <IconButton label="Add pictures" onClick={() => file.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5.5" />
      </IconButton>
    </>
  );
}
