import { useQuery } from '@apollo/client/react';
import { apiKeyLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import KeyRound from 'lucide-react/icons/key-round';
import { graphql } from '#gql/gql.ts';
import type { ApiKeysQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { SecretList } from '#ui/display/secret-list.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { scopeWords } from './scope-words.ts';

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
  const { revoke, revoking } = useRevoke();
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
                <TokenRow key={token.id} token={token} busy={revoking === token.id} onRevoke={revoke} />
              ))}
            </ul>
          )}
        </SecretList>
      )}
    </Loaded>
  );
}

interface RowProps {
  token: Token;
  busy: boolean;
  onRevoke: (token: Token) => Promise<unknown>;
}

function TokenRow({ token, busy, onRevoke }: RowProps) {
  const { name, hint, scopes, endsAt, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <KeyRound aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
      <div className="wrap-break-word min-w-0 flex-1 basis-44">
        <p className="font-medium">
          {name} <span className="font-mono text-muted text-sm">{hint}…</span>
        </p>
        <p className="text-muted text-sm">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-muted text-sm">
          {lastUsedAt ? `Last used ${longDateTime(lastUsedAt)}` : 'Never used'} · ends {longDate(endsAt)}
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        onClick={() => void onRevoke(token)}
        aria-label={`Revoke ${name}`}
      >
        Revoke
      </Button>
    </li>
  );
}

function useRevoke() {
  const toast = useToast();
  const confirm = useConfirm();
  const { send, sending } = useSend(RevokeApiKeyMutation, {
    failed: texts.tokensFailed,
    offline: kernelTexts.somethingWrong,
    // A key that has ended meanwhile fails, and the refetch drops it from the list.
    refetchQueries: ['ApiKeys'],
  });
  const revoke = async ({ id, name }: Token) => {
    const question = {
      title: `Revoke “${name}”?`,
      text: 'Programs that use it stop at once.',
      confirm: 'Revoke',
      tone: 'danger' as const,
    };
    if (!(await confirm(question))) return;
    const failure = await send({ id });
    if (failure) toast.error(failure.message);
    else toast.success(`${name} is revoked`);
  };
  return { revoke, revoking: sending?.id ?? null };
}

function TokensSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
