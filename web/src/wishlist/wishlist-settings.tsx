import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeWishlistSettingsInput } from '#gql/graphql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

export const WishlistSettingsFragment = graphql(`
  fragment WishlistSettings_wishlist on Wishlist {
    tellsPriceDrops
    tellsBackInStock
    sendsMails
  }
`);

const ChangeWishlistSettingsMutation = graphql(`
  mutation ChangeWishlistSettings($input: ChangeWishlistSettingsInput!) {
    result: changeWishlistSettings(input: $input) {
      wishlist {
        ...WishlistSettings_wishlist
      }
      errors {
        ...Failure
      }
    }
  }
`);

/** The user's wishlist alerts. A switch changes once the change is saved. */
export function WishlistSettings(props: { wishlist: FragmentType<typeof WishlistSettingsFragment> }) {
  const { tellsPriceDrops, tellsBackInStock, sendsMails } = readFragment(WishlistSettingsFragment, props.wishlist);
  const client = useApolloClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function change(input: ChangeWishlistSettingsInput) {
    setBusy(true);
    const sent = client.mutate({
      mutation: ChangeWishlistSettingsMutation,
      variables: { input },
    });
    const outcome = await outcomeOf(sent, 'wishlist');
    setBusy(false);
    if ('failure' in outcome) return toast.error(failureText(outcome.failure));
    client.cache.writeFragment({
      id: 'Wishlist:{}',
      fragment: WishlistSettingsFragment,
      data: readFragment(WishlistSettingsFragment, outcome.done.wishlist),
    });
  }

  return (
    <fieldset className="divide-y divide-line border-line border-y">
      <legend className="sr-only">Wishlist alerts</legend>
      <SwitchRow
        label="Price drops"
        hint="Tell me when something here costs less."
        checked={tellsPriceDrops}
        busy={busy}
        onChange={(priceDrops) => void change({ priceDrops })}
      />
      <SwitchRow
        label="Back in stock"
        hint="Tell me when something here can be bought again."
        checked={tellsBackInStock}
        busy={busy}
        onChange={(backInStock) => void change({ backInStock })}
      />
      <SwitchRow
        label="Email me too"
        hint="At most one mail a day for each product."
        checked={sendsMails}
        busy={busy}
        blocked={!tellsPriceDrops && !tellsBackInStock && 'Turn on one of the two above first.'}
        onChange={(mails) => void change({ mails })}
      />
    </fieldset>
  );
}
