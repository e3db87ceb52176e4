import { useMutation, useQuery } from '@apollo/client/react';
import { Dialog } from '@base-ui/react/dialog';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import X from 'lucide-react/icons/x';
import { graphql } from '#gql/gql.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { noticesExist, setBrowserNotices, useBrowserNotices } from './browser-notice.ts';
import { chatRefusal, thrownChatFailure } from './chat-failure.ts';

/** What others see of the person, and how this browser calls. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const { settings, failed, refetch, change, busy } = useChatSettings();
  const notices = useBrowserNotices();
  const toast = useToast();

  async function set(changed: Partial<ChatSettings>) {
    const problem = await change(changed);
    if (problem) toast.error(problem);
  }

  async function setNotices(on: boolean) {
    if (await setBrowserNotices(on)) return;
    toast.warning({
      title: 'Notifications stay off',
      text: 'This browser does not allow them for Besesaka. You can change that in its site settings.',
    });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md overflow-y-auto rounded-lg bg-surface p-5 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <header className="mb-2 flex items-center justify-between gap-4">
            <Dialog.Title className="text-lg">Chat settings</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          {!settings && failed && <ErrorState text={chatTexts.connection} onRetry={() => void refetch()} />}
          {!settings && !failed && <SettingsSkeleton />}
          {settings && (
            <>
              <SwitchRow
                label="Show when I am typing"
                hint="The other side sees three dots while you write."
                checked={settings.showsTyping}
                disabled={busy}
                onChange={(showsTyping) => set({ showsTyping })}
              />
              <SwitchRow
                label="Show when I am online"
                hint="People you chat with see when you were last here."
                checked={settings.showsPresence}
                disabled={busy}
                onChange={(showsPresence) => set({ showsPresence })}
              />
            </>
          )}
          {noticesExist && (
            <SwitchRow
              label="Notify me in this browser"
              hint="When a message comes while you look at something else."
              checked={notices}
              onChange={setNotices}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {['typing', 'presence'].map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 py-2">
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-60" />
          </span>
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      ))}
    </div>
  );
}

const ChatSettingsDocument = graphql(`
  query ChatSettings {
    chatSettings {
      showsTyping
      showsPresence
    }
  }
`);

const ChangeChatSettingsMutation = graphql(`
  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {
    changeChatSettings(showsTyping: $showsTyping, showsPresence: $showsPresence) {
      __typename
      ... on ChatSettings {
        showsTyping
        showsPresence
      }
      ... on RefusedError {
        code
        message
      }
      ... on ValidationError {
        message
        fields {
          messages
        }
      }
    }
  }
`);

interface ChatSettings {
  showsTyping: boolean;
  showsPresence: boolean;
}

/** What others may see of the person; a change answers why not, or null when it is done. */
function useChatSettings() {
  const { data, error, loading, refetch } = useQuery(ChatSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [send, { client, loading: busy }] = useMutation(ChangeChatSettingsMutation, { fetchPolicy: 'no-cache' });
  const change = async (settings: Partial<ChatSettings>): Promise<string | null> => {
    try {
      const result = (await send({ variables: settings })).data?.changeChatSettings;
      if (!result) return thrownChatFailure(null).text;
      if (result.__typename !== 'ChatSettings') return chatRefusal(result, failed).text;
      client.cache.writeQuery({ query: ChatSettingsDocument, data: { __typename: 'Query', chatSettings: result } });
      return null;
    } catch (thrown) {
      return thrownChatFailure(thrown, failed).text;
    }
  };
  return { settings: data?.chatSettings, failed: Boolean(error) && !loading, refetch, change, busy };
}

const failed = 'Failed to save your chat settings. Please try again.';
