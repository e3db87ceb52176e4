import { ChatsHead } from '#chat/conversations/chats-head.tsx';
import { Conversations } from '#chat/conversations/conversations.tsx';

/** The chat list in the dashboard. A conversation opens on the chat screen. */
export function DashboardChatsScreen() {
  return (
    <div className="max-w-3xl max-lg:-mx-4">
      <ChatsHead level={1} className="ps-4 pe-2 lg:px-0" />
      <Conversations />
    </div>
  );
}
