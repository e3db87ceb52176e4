import { useApolloClient } from '@apollo/client/react';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useState } from 'react';
import { blockPartner } from '#chat/conversations/change-conversation.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

/** Replaces the message field: says why the user cannot write, with an unblock button for the one who blocked. */
export function BlockedNote({ conversationId, byViewer }: { conversationId: string; byViewer: boolean }) {
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function unblock() {
    setBusy(true);
    const problem = await blockPartner(client, conversationId, false);
    setBusy(false);
    if (problem) toast.error(problem);
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center text-muted">
      <p>{byViewer ? chatTexts.blockedByYou : chatTexts.blocked}</p>
      {byViewer && (
        <Button tone="secondary" size="small" busy={busy} onClick={unblock}>
          Unblock
        </Button>
      )}
    </div>
  );
}
