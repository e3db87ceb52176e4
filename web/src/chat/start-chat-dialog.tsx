import { useApolloClient } from '@apollo/client/react';
import { Dialog } from '@base-ui/react/dialog';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ChatFailure } from './chat-failure.ts';
import { type ChatSubject, firstMessage } from './chat-subject.ts';
import { startConversation } from './start-conversation.ts';

interface StartChatDialogProps {
  subject: ChatSubject;
  onClose: () => void;
  /** The session ended meanwhile. */
  onLogin: () => void;
}

/** Asks for the first message; what failed is said above what was written, which stays to be sent again. */
export function StartChatDialog({ subject, onClose, onLogin }: StartChatDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [text, setText] = useState(() => firstMessage(subject));
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  // Of this text: another one is another message.
  const sent = useRef({ text: '', clientId: '' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const message = text.trim();
    if (!message) return setProblem(chatTexts.empty);
    if (sent.current.text !== message) sent.current = { text: message, clientId: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    const outcome = await startConversation(client, subject, message, sent.current.clientId);
    setBusy(false);
    if ('conversationId' in outcome) return void navigate(`/chat/${outcome.conversationId}`);
    if (outcome.failure.login) onLogin();
    else setFailure(outcome.failure);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !busy && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={input}
          className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-lg bg-surface p-6 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2"
        >
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Dialog.Title className="break-words text-lg">Chat with {subject.with}</Dialog.Title>
            <Dialog.Description className="break-words text-muted empty:hidden">
              {subject.kind === 'product' && subject.name}
              {subject.kind === 'order' && `Order ${subject.id}`}
            </Dialog.Description>
            {failure && (
              <div role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-sm">
                <p className="font-semibold text-clay">{failure.title}</p>
                <p>{failure.text}</p>
              </div>
            )}
            <Field label="Your message" error={problem}>
              <Textarea
                ref={input}
                rows={3}
                maxLength={chatLimits.textMax}
                value={text}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => {
                  setText(event.target.value);
                  setProblem(undefined);
                }}
              />
            </Field>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button tone="secondary" onClick={onClose} disabled={busy}>
                Cancel
              </Button>
              <Button type="submit" busy={busy}>
                Send
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
