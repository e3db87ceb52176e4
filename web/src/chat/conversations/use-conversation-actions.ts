import { useApolloClient } from '@apollo/client/react';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { archiveConversation, blockPartner } from './change-conversation.ts';

interface Subject {
  id: string;
  isArchived: boolean;
  isBlocked: boolean;
  partner: { name: string };
}

/** Archiving can be undone, so it happens at once; blocking asks for confirmation. */
export function useConversationActions({ id, isArchived, isBlocked, partner }: Subject) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();

  async function toggleArchived() {
    const problem = await archiveConversation(client, id, !isArchived);
    if (problem) toast.error(problem);
    else toast.success(isArchived ? 'Moved back to your chats' : 'Conversation archived');
  }

  async function toggleBlocked() {
    const question = {
      title: `Block ${partner.name}?`,
      text: 'Neither of you can send messages until you unblock them. They will see that messages are off, and no longer see when you are online.',
      tone: 'danger',
      confirm: 'Block',
    } as const;
    if (!isBlocked && !(await confirm(question))) return;
    const problem = await blockPartner(client, id, !isBlocked);
    if (problem) toast.error(problem);
  }

  return { toggleArchived, toggleBlocked };
}
