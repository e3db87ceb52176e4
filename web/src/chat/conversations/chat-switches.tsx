import { useMutation, useQuery } from '@apollo/client/react';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { graphql } from '#gql/gql.ts';
import { noticesExist, setBrowserNotices, useBrowserNotices } from '#platform/device/browser-notice.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { chatFailure } from './chat-failure.ts';

/** The settings for what others see of the user, and for this browser's notifications. */
export function ChatSwitches() {
  const { query, settings, change, busy } = useChatSettings();
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
    <>
      <Loaded query={query} data={settings} skeleton={<SettingsSkeleton />} failed={chatTexts.connection}>
        {({ showsTyping, showsPresence }) => (
          <>
            <SwitchRow
              label="Show when I am typing"
              hint="The other side sees three dots while you write."
              checked={showsTyping}
              busy={busy}
              onChange={(on) => set({ showsTyping: on })}
            />
            <SwitchRow
              label="Show when I am online"
              hint="People you chat with see when you were last here."
              checked={showsPresence}
              busy={busy}
              onChange={(on) => set({ showsPresence: on })}
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

interface ChatSettings {
  showsTyping: boolean;
  showsPresence: boolean;
}

/** Reads and changes the privacy settings. A change resolves to an error text, or to null on success. */
function useChatSettings() {
  const query = useQuery(ChatSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const [send, { client, loading: busy }] = useMutation(ChangeChatSettingsMutation);
  const change = async (settings: Partial<ChatSettings>): Promise<string | null> => {
    const outcome = await outcomeOf(send({ variables: settings }), 'chatSettings');
    if ('failure' in outcome) return chatFailure(outcome.failure, failed).text;
    const viewer = { __typename: 'Viewer' as const, chatSettings: outcome.done.chatSettings };
    client.cache.writeQuery({ query: ChatSettingsDocument, data: { __typename: 'Query', viewer } });
    return null;
  };
  return { query, settings: query.data?.viewer?.chatSettings, change, busy };
}

const failed = 'Failed to save your chat settings. Please try again.';
