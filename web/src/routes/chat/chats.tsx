import { Outlet, useParams } from 'react-router';
import { RequireLogin } from '#accounts/require-login.tsx';
import { useChatClient } from '#chat/conversations/cache.ts';
import { ChatsHead } from '#chat/conversations/chats-head.tsx';
import { Conversations } from '#chat/conversations/conversations.tsx';
import { NoneOpen } from '#chat/conversations/none-open.tsx';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { useConfirmAhead } from '#ui/dialogs/confirm.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { NoticeLine } from '#ui/display/notice-line.tsx';
import { useToasterAhead } from '#ui/toasts/toast.tsx';

export function ChatsScreen() {
  return (
    <RequireLogin>
      <Chats />
    </RequireLogin>
  );
}

/** Two panes from 1024 px. On smaller screens one of them shows, and the list preserves its scroll position. */
function Chats() {
  const { id } = useParams();
  useChatClient();
  useToasterAhead();
  useConfirmAhead();
  return (
    <div className="mx-auto w-full max-w-page lg:flex lg:h-[calc(100dvh-4rem-1px)] lg:w-[calc(100%-3rem)] lg:max-w-[77rem] lg:border-line lg:border-x">
      <section
        aria-label="Chats"
        className={classNames(
          // Text for screen readers must be inside the scroll container, or it would make the page longer.
          'relative pb-[calc(var(--bottom-bar)+1rem)] lg:w-88 lg:shrink-0 lg:overflow-y-auto lg:border-line lg:border-r lg:pb-0 xl:w-96',
          id && 'max-lg:hidden',
        )}
      >
        <ChatsHead level={id ? 2 : 1} className="py-2 ps-4 pe-2" />
        <Conversations openId={id} />
      </section>
      <div className={classNames('flex min-w-0 flex-1 flex-col', id ? 'max-lg:h-dvh' : 'max-lg:hidden')}>
        {/* On a phone the conversation takes the header's place. */}
        <div className="lg:hidden">
          <NoticeLine />
        </div>
        {id ? (
          <Outlet />
        ) : (
          <>
            <PageMeta title="Chats" noIndex />
            <NoneOpen />
          </>
        )}
      </div>
    </div>
  );
}
