import { useQuery } from '@apollo/client/react';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { graphql } from '#gql/gql.ts';
import { noticesExist, setBrowserNotices, useBrowserNotices } from '#platform/device/browser-notice.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { useChatClient } from './cache.ts';
import { chatFailure } from './chat-failure.ts';

/** The settings for what others see of the user, and for this browser's notifications. */
export function ChatSwitches() {
  const { query, settings, change, busy } = useChatSettings();
  const notices = useBrowserNotices();
  const toast = useToast();

  async function setNotices(on: boolean) {
    if (await setBrowserNotices(on)) return;
    toast.warning({
      title: 'Notifications stay off',
      text: 'This browser does not allow them for Besesaka. You can change that in its site settings.',
    });
  }

  return (
    <>
      <Loaded query={query} data={settings} skeleton={<SettingsSkeleton />} failed={chatTexts.connection}>
        {({ showsTyping, showsPresence }) => (
          <>
            <SwitchRow
              label="Show when I am typing"
              hint="The other side sees three dots while you write."
              checked={showsTyping}
              busy={busy}
              onChange={(on) => change({ showsTyping: on })}
            />
            <SwitchRow
              label="Show when I am online"
              hint="People you chat with see when you were last here."
              checked={showsPresence}
              busy={busy}
              onChange={(on) => change({ showsPresence: on })}
            />
          </>
        )}
      </Loaded>
      {noticesExist && (
        <SwitchRow
          label="Notify me in this browser"
          hint="When a message or an order arrives while you are in another tab."
          checked={notices}
          onChange={setNotices}
        />
      )}
    </>
  );
}

function SettingsSkeleton() {
  return (
    <>
      {['typing', 'presence'].map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 py-2">
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-60" />
          </span>
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      ))}
    </>
  );
}

const ChatSettingsDocument = graphql(`
  query ChatSettings {
    viewer {
      chatSettings {
        showsTyping
        showsPresence
      }
    }
  }
`);

const ChangeChatSettingsMutation = graphql(`
  mutation ChangeChatSettings($showsTyping: Boolean, $showsPresence: Boolean) {
    result: changeChatSettings(input: { showsTyping: $showsTyping, showsPresence: $showsPresence }) {
      chatSettings {
        showsTyping
        showsPresence
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** The privacy settings. Their payload updates the cache, where they are one object. */
function useChatSettings() {
  const query = useQuery(ChatSettingsDocument, { client: useChatClient(), fetchPolicy: 'cache-and-network' });
  const toast = useToast();
  const { send, busy } = useSend(ChangeChatSettingsMutation, { failed });
  const change = async (settings: { showsTyping?: boolean; showsPresence?: boolean }) => {
    const failure = await send(settings);
    if (failure) toast.error(chatFailure(failure).text);
  };
  return { query, settings: query.data?.viewer?.chatSettings, change, busy };
}

const failed = 'Failed to save your chat settings. Please try again.';
