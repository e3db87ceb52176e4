import { useQuery } from '@apollo/client/react';
import { apiKeyLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { longDate } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { AccessRow } from '#accounts/access-row.tsx';
import { graphql } from '#gql/gql.ts';
import type { ApiKeysQuery } from '#gql/graphql.ts';
import { SecretList } from '#ui/display/secret-list.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';

const ApiKeysDocument = graphql(`
  query ApiKeys {
    viewer {
      apiKeys {
        id
        name
        hint
        scopes
        createdAt
        endsAt
        lastUsedAt
      }
    }
  }
`);

const RevokeApiKeyMutation = graphql(`
  mutation RevokeApiKey($id: ID!) {
    result: revokeApiKey(input: { apiKeyId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

type Token = NonNullable<NonNullable<ApiKeysQuery['viewer']>['apiKeys']>[number];

/** The user's API keys: create, view, revoke. */
export function ApiKeys() {
  const query = useQuery(ApiKeysDocument, { fetchPolicy: 'network-only' });
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.apiKeys}
      skeleton={<TokensSkeleton />}
      label="Loading your API keys"
      failed={texts.tokensFailed}
    >
      {(tokens) => (
        <SecretList
          intro="A program with a key can do what you allow, until the key ends. It can never change your account, your money or other keys."
          secretText="Your new key. Save it now: it is not shown again."
          create="Create a key"
          blocked={tokens.length >= limits.perUser && texts.tooManyTokens}
          dialog={(ends) => <CreateTokenDialog {...ends} />}
        >
          {() => (
            <ul className="empty:hidden">
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          )}
        </SecretList>
      )}
    </Loaded>
  );
}

function TokenRow({ token }: { token: Token }) {
  const { id, name, hint, endsAt } = token;
  const toast = useToast();
  const { press, busy } = useSend(RevokeApiKeyMutation, {
    failed: texts.tokensFailed,
    offline: kernelTexts.somethingWrong,
    // A key that has ended meanwhile fails, and the refetch drops it from the list.
    refetchQueries: [ApiKeysDocument],
    done: () => toast.success(`${name} is revoked`),
  });
  return (
    <AccessRow
      icon={KeyRound}
      access={token}
      sign={<span className="font-mono text-muted text-sm">{hint}…</span>}
      term={`ends ${longDate(endsAt)}`}
      end="Revoke"
      consequence="Programs that use it stop at once."
      busy={busy}
      onEnd={() => press({ id })}
    />
  );
}

function TokensSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
