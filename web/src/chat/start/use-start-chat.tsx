import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { keepIntent, takeIntent } from '#platform/person/intent.ts';
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
  const { pathname, search } = useLocation();
  const role = useRole();
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState(false);
  const busy = useRef(false);
  const opener = useRef<HTMLElement>(null);

  function login() {
    setAsking(false);
    keepIntent(sessionStorage, { kind: 'chat', subjectId: subject.id }, Date.now());
    // Written out: the room's other texts are not part of the first page.
    toast.info('Please log in to chat with the seller.');
    navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  }

  async function start() {
    if (busy.current) return;
    if (currentRole() === null) return login();
    busy.current = true;
    // Disabled while it asks, the button loses the focus, and the dialog could not give it back.
    opener.current = document.activeElement instanceof HTMLButtonElement ? document.activeElement : null;
    setPending(true);
    try {
      const { findConversation } = await fetchCode(() => import('./find-conversation.ts'));
      const id = await findConversation(client, subject);
      if (id) await navigate(`/chat/${id}`);
      else setAsking(true);
    } catch {
      toast.error({
        title: 'Chat Error',
        text: 'Unable to connect to chat service. Please check your internet connection.',
      });
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  const goOn = useRef(start);
  useEffect(() => {
    goOn.current = start;
  });
  const { id } = subject;
  useEffect(() => {
    if (role === null) return;
    const intent = takeIntent(sessionStorage, 'chat', Date.now());
    if (intent?.subjectId === id) void goOn.current();
  }, [role, id]);

  return {
    start,
    pending,
    dialog: asking && (
      <StartChatDialog subject={subject} opener={opener} onClose={() => setAsking(false)} onLogin={login} />
    ),
  };
}
