import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import type { ChatSubject } from './start-conversation.ts';

const StartChatDialog = optional(async () => (await import('./start-chat-dialog.tsx')).StartChatDialog);

interface StartChat {
  start: () => Promise<void>;
  pending: boolean;
  /** The screen renders the dialog apart from the buttons, because there may be two and they may disappear. */
  dialog: ReactNode;
}

/** Opens the existing conversation, or asks for the first message. Visitors log in first and then continue. */
export function useStartChat(subject: ChatSubject): StartChat {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const askLogin = useAskLogin();
  const [pending, setPending] = useState(false);
  // The prefilled message; null while the dialog is closed.
  const [asking, setAsking] = useState<{ message?: string | undefined } | null>(null);
  const busy = useRef(false);
  const opener = useRef<HTMLElement>(null);

  function login(message?: string) {
    setAsking(null);
    // The text is repeated here because the module's other texts are not part of the first page.
    askLogin({ kind: 'chat', subjectId: subject.id, message }, 'Please log in to chat with the seller.');
  }

  async function start(message?: string) {
    if (busy.current) return;
    if (currentRole() === null) return login(message);
    busy.current = true;
    // The button is disabled during the request and loses the focus, so remember it for the dialog to restore.
    opener.current = document.activeElement instanceof HTMLButtonElement ? document.activeElement : null;
    setPending(true);
    try {
      // A text or a choice that is already made must be sent, whichever conversation receives it.
      if (message || (subject.kind === 'product' && subject.variantId)) return setAsking({ message });
      const { findConversation } = await fetchCode(() => import('./find-conversation.ts'));
      const id = await findConversation(client, subject);
      if (id) await navigate(`/chat/${id}`);
      else setAsking({});
    } catch {
      if (currentRole() === null) return login();
      toast.error({
        title: 'Chat Error',
        text: 'Unable to connect to chat service. Please check your internet connection.',
      });
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  useIntended(subject.id, start);
  return {
    start: () => start(),
    pending,
    dialog: asking && (
      <StartChatDialog
        subject={subject}
        opener={opener}
        message={asking.message}
        onClose={() => setAsking(null)}
        onLogin={login}
      />
    ),
  };
}

/** After the login, continues with the chat that the visitor wanted to start. */
function useIntended(subjectId: string, start: (message?: string) => Promise<void>) {
  const role = useRole();
  const goOn = useRef(start);
  useEffect(() => {
    goOn.current = start;
  });
  useEffect(() => {
    if (role === null) return;
    const intent = consumeIntent(sessionStorage, 'chat', Date.now());
    if (intent?.subjectId === subjectId) void goOn.current(intent.message);
  }, [role, subjectId]);
}
