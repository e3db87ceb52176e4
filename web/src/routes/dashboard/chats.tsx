import { useSearchParams } from 'react-router';
import { ChatsHead } from '#chat/conversations/chats-head.tsx';
import { Conversations } from '#chat/conversations/conversations.tsx';
import { NoneOpen } from '#chat/conversations/none-open.tsx';
import { OpenConversation } from '#chat/messages/open-conversation.tsx';
import { useMedia } from '#ui/hooks/use-media.ts';

/** The chat list in the dashboard. A wide window shows the conversation beside it; else the chat screen opens. */
export function DashboardChatsScreen() {
  const isWide = useMedia('(min-width: 80rem)');
  const chat = useSearchParams()[0].get('chat');
  const openId = isWide && chat ? chat : undefined;
  return (
    <div className="max-w-3xl max-lg:-mx-4 xl:flex xl:h-[calc(100dvh-10.5rem)] xl:max-w-none xl:overflow-hidden xl:rounded-lg xl:border xl:border-line xl:bg-page">
      <section
        aria-label="Chats"
        className="relative xl:w-80 xl:shrink-0 xl:overflow-y-auto xl:border-line xl:border-r 2xl:w-96"
      >
        <ChatsHead level={openId ? 2 : 1} className="ps-4 pe-2 lg:px-0 xl:py-2 xl:ps-4 xl:pe-2" />
        <Conversations openId={openId} {...(isWide && { pathOf: besideList })} />
      </section>
      {isWide && (
        <div className="flex min-w-0 flex-1 flex-col">
          {openId ? <OpenConversation key={openId} id={openId} list="/dashboard/chats" /> : <NoneOpen />}
        </div>
      )}
    </div>
  );
}

const besideList = (id: string, view: string) => `?chat=${id}${view && `&${view}`}`;
