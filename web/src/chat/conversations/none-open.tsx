import { EmptyState } from '#ui/display/empty-state.tsx';
import { useUnreadMessages } from './unread-messages.ts';

/** The pane beside the list until a conversation is chosen. */
export function NoneOpen() {
  const unread = useUnreadMessages();
  return (
    <div className="m-auto">
      <EmptyState
        symbol="nkonsonkonson"
        heading="Choose a conversation to open it."
        text={unread > 0 ? `${unread} unread ${unread === 1 ? 'message' : 'messages'}` : 'You have read everything.'}
      />
    </div>
  );
}
