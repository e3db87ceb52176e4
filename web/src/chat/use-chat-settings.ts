import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { chatRefusal, thrownChatFailure } from './chat-failure.ts';

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

export interface ChatSettings {
  showsTyping: boolean;
  showsPresence: boolean;
}

/** What others may see of the person; a change answers why not, or null when it is done. */
export function useChatSettings() {
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
