import { useQuery } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';

const ProgramsDocument = graphql(`
  query Programs {
    viewer {
      apiKeys {
        id
      }
      webhookEndpoints {
        id
        state
      }
      connectedApps {
        id
      }
    }
  }
`);

interface Props {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Programs go on when the user secures the account, unless the user ends them here. Nothing is shown if there are none. */
export function EndPrograms({ checked, onChange }: Props) {
  const { data } = useQuery(ProgramsDocument, { fetchPolicy: 'network-only' });
  const tokens = data?.viewer?.apiKeys?.length ?? 0;
  const endpoints = data?.viewer?.webhookEndpoints?.filter(({ state }) => state !== 'STOPPED').length ?? 0;
  const apps = data?.viewer?.connectedApps?.length ?? 0;
  const programs = [
    ...(tokens > 0 ? [tokens === 1 ? '1 API key' : `${tokens} API keys`] : []),
    ...(endpoints > 0 ? [endpoints === 1 ? '1 webhook' : `${endpoints} webhooks`] : []),
    ...(apps > 0 ? [apps === 1 ? '1 connected app' : `${apps} connected apps`] : []),
  ];
  if (programs.length === 0) return null;
  return (
    <Checkbox
      name="endPrograms"
      label={`Also end ${new Intl.ListFormat('en-GB').format(programs)}. Otherwise they go on.`}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
