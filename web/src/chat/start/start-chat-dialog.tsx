import { useApolloClient } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatFailure } from '#chat/conversations/chat-failure.ts';
import { newId } from '#platform/device/new-id.ts';
import { applyDraft, createDraft } from '#platform/user/draft.ts';
import { currentRole } from '#platform/user/role.ts';
import { Field } from '#ui/controls/field.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { type ChatSubject, firstMessage, startConversation } from './start-conversation.ts';

interface StartChatDialogProps {
  subject: ChatSubject;
  /** The element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called when the session has ended in the meantime. */
  onLogin: (message: string) => void;
  /** The text written before the session ended. */
  message?: string;
}

/** Asks for the first message. An error shows above the text, which stays for another attempt. */
export function StartChatDialog({ subject, opener, message: written, onClose, onLogin }: StartChatDialogProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { text, write, forget, leave } = useMessageDraft(subject, written, onClose);
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  // The client id belongs to this text; a different text is a different message.
  const sent = useRef({ text: '', clientId: '' });

  async function send() {
    const message = text.trim();
    if (!message) return;
    if (sent.current.text !== message) sent.current = { text: message, clientId: newId() };
    setBusy(true);
    setFailure(null);
    const outcome = await startConversation(client, subject, message, sent.current.clientId);
    setBusy(false);
    if ('conversationId' in outcome) {
      forget();
      return void navigate(`/chat/${outcome.conversationId}`);
    }
    if (currentRole() === null) onLogin(message);
    else setFailure(outcome.failure);
  }

  return (
    <FormDialog
      draft={{ none: 'it has its own, which lasts over a login' }}
      title={`Chat with ${subject.with}`}
      text={aboutOf(subject)}
      submit="Send"
      busy={busy}
      missing={text.trim() === '' ? ['message'] : []}
      initialFocus={input}
      finalFocus={opener}
      onSubmit={send}
      onClose={leave}
    >
      {failure && (
        <div role="alert" className="rounded-md bg-clay-tint px-4 py-3 text-sm">
          <p className="font-semibold text-clay">{failure.title}</p>
          <p>{failure.text}</p>
        </div>
      )}
      {subject.kind === 'product' && <Questions onPick={write} />}
      <Field label="Your message">
        <Textarea
          ref={input}
          name="message"
          rows={3}
          maxLength={chatLimits.textMax}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** What buyers often ask, as the message. */
function Questions({ onPick }: { onPick: (question: string) => void }) {
  return (
    <ul aria-label="Questions" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chip" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

const questions = ['Is it still available?', 'Last price?', 'Do you deliver to me?'];

/** Stores the text across reloads, until it is sent or discarded. */
function useMessageDraft(subject: ChatSubject, written: string | undefined, onClose: () => void) {
  const draft = createDraft(sessionStorage, `first-message-${subject.id}`);
  const [text, setText] = useState(() => written ?? applyDraft({ text: firstMessage(subject) }, draft.read()).text);
  const write = (next: string) => {
    setText(next);
    draft.write({ text: next });
  };
  const leave = () => {
    draft.forget();
    onClose();
  };
  return { text, write, forget: draft.forget, leave };
}

function aboutOf(subject: ChatSubject): string | null {
  if (subject.kind === 'product') return subject.name;
  return subject.kind === 'order' ? `Order ${subject.id}` : null;
}
