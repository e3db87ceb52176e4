import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { currentRole, useRole } from '#platform/person/role.ts';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import type { ChatSubject } from './start-conversation.ts';

const StartChatDialog = optional(async () => (await import('./start-chat-dialog.tsx')).StartChatDialog);

interface StartChat {
  start: () => Promise<void>;
  pending: boolean;
  /** Held by the screen, apart from the buttons: there may be two, and they may go. */
  dialog: ReactNode;
}

/** Opens the conversation that is there already, else asks for the first message. Visitors log in before, and go on. */
export function useStartChat(subject: ChatSubject): StartChat {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const askLogin = useAskLogin();
  const [pending, setPending] = useState(false);
  // What the first message says already; null while nobody is asked for one.
  const [asking, setAsking] = useState<{ message?: string } | null>(null);
  const busy = useRef(false);
  const opener = useRef<HTMLElement>(null);

  function login(message?: string) {
    setAsking(null);
    // Written out: the room's other texts are not part of the first page.
    askLogin({ kind: 'chat', subjectId: subject.id, message }, 'Please log in to chat with the seller.');
  }

  async function start(message?: string) {
    if (busy.current) return;
    if (currentRole() === null) return login(message);
    busy.current = true;
    // Disabled while it asks, the button loses the focus, and the dialog could not give it back.
    opener.current = document.activeElement instanceof HTMLButtonElement ? document.activeElement : null;
    setPending(true);
    try {
      // What is written already stays to be sent, whichever conversation takes it in.
      if (message) return setAsking({ message });
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

/** Once logged in, goes on with what somebody wanted before. */
function useIntended(subjectId: string, start: (message?: string) => Promise<void>) {
  const role = useRole();
  const goOn = useRef(start);
  useEffect(() => {
    goOn.current = start;
  });
  useEffect(() => {
    if (role === null) return;
    const intent = takeIntent(sessionStorage, 'chat', Date.now());
    if (intent?.subjectId === subjectId) void goOn.current(intent.message);
  }, [role, subjectId]);
}
