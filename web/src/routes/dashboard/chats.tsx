import { ChatsHead } from '#chat/conversations/chats-head.tsx';
import { Conversations } from '#chat/conversations/conversations.tsx';

/** The chat list in the dashboard. A conversation opens on the chat screen. */
export function DashboardChatsScreen() {
  return (
    <div className="-mx-4 max-w-3xl">
      <ChatsHead level={1} className="ps-4 pe-2 pb-3" />
      <Conversations />
    </div>
  );
}
