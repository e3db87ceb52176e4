import { useApolloClient, useQuery } from '@apollo/client/react';
import { directoryTexts } from '@besesaka/schema/shops/directory-texts.ts';
import BellPlus from 'lucide-react/icons/bell-plus';
import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { graphql } from '#gql/gql.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { currentRole, useRole } from '#platform/user/role.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const FollowedShopsQuery = graphql(`
  query FollowedShops {
    viewer {
      followedShopSlugs
    }
  }
`);

const FollowShopMutation = graphql(`
  mutation FollowShop($input: FollowShopInput!) {
    result: followShop(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

interface FollowButtonProps {
  shop: { slug: string; name: string };
  /** The shop is followed now. */
  onFollow?: () => void;
}

/** New products of a followed shop appear in the user's feed. The button changes once the change is saved. */
export function FollowButton({ shop: { slug, name }, onFollow }: FollowButtonProps) {
  const { cache } = useApolloClient();
  const toast = useToast();
  const askLogin = useAskLogin();
  const role = useRole();
  const { data } = useQuery(FollowedShopsQuery, { skip: role === null, ssr: false });
  const isFollowing = data?.viewer?.followedShopSlugs?.includes(slug) ?? false;

  const { send, busy } = useSend(FollowShopMutation, {
    failed: directoryTexts.followFailed,
    done: (_result, { input: { isFollowing: follow } }) => {
      cache.updateQuery({ query: FollowedShopsQuery }, (cached) => {
        if (!cached?.viewer) return undefined;
        const others = (cached.viewer.followedShopSlugs ?? []).filter((one) => one !== slug);
        return { ...cached, viewer: { ...cached.viewer, followedShopSlugs: follow ? [slug, ...others] : others } };
      });
      if (!follow) return;
      toast.success(`You follow ${name}. Its new products show under Following.`);
      onFollow?.();
    },
  });

  async function change(follow: boolean) {
    const login = () => askLogin({ kind: 'follow', subjectId: slug }, directoryTexts.followLogin);
    if (currentRole() === null) return login();
    const failure = await send({ input: { shopSlug: slug, isFollowing: follow } });
    if (failure?.code === 'UNAUTHENTICATED') return login();
    if (failure) toast.error(failure.message);
  }

  // Continues after a login, but only once the followed shops are loaded, so that their response does not overwrite it.
  const carryOut = useEffectEvent(() => {
    const intent = consumeIntent(sessionStorage, 'follow', Date.now(), slug);
    if (intent && !isFollowing) void change(true);
  });
  const isLoaded = data?.viewer?.followedShopSlugs !== undefined;
  useEffect(() => {
    if (isLoaded) carryOut();
  }, [isLoaded]);

  const Icon = isFollowing ? Check : BellPlus;
  return (
    <Button
      size="small"
      tone="secondary"
      aria-pressed={isFollowing}
      busy={busy}
      onClick={() => void change(!isFollowing)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
