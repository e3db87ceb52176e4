import { useApolloClient } from '@apollo/client/react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeWishlistSettingsInput } from '#gql/graphql.ts';
import { SwitchRow } from '#ui/controls/switch-row.tsx';
import { useSend } from '#ui/forms/use-send.ts';

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
  const { press, busy } = useSend(ChangeWishlistSettingsMutation, {
    needs: ['wishlist'],
    done: ({ wishlist }) =>
      client.cache.writeFragment({
        id: 'Wishlist:{}',
        fragment: WishlistSettingsFragment,
        data: readFragment(WishlistSettingsFragment, wishlist),
      }),
  });
  const change = (input: ChangeWishlistSettingsInput) => press({ input });

  return (
    <fieldset className="divide-y divide-line border-line border-y">
      <legend className="sr-only">Wishlist alerts</legend>
      <SwitchRow
        label="Price drops"
        hint="Tell me when something here costs less."
        checked={tellsPriceDrops}
        busy={busy}
        onChange={(priceDrops) => change({ priceDrops })}
      />
      <SwitchRow
        label="Back in stock"
        hint="Tell me when something here can be bought again."
        checked={tellsBackInStock}
        busy={busy}
        onChange={(backInStock) => change({ backInStock })}
      />
      <SwitchRow
        label="Email me too"
        hint="At most one mail a day for each product."
        checked={sendsMails}
        busy={busy}
        blocked={!tellsPriceDrops && !tellsBackInStock && 'Turn on one of the two above first.'}
        onChange={(mails) => change({ mails })}
      />
    </fieldset>
  );
}
