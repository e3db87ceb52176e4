import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { SellerProfileForm } from './seller-profile-form.tsx';

/** The seller's part of the settings: the shop's profile. */
export function SellerSection() {
  const query = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  // Each save remounts the form, so that it starts with the saved values.
  const [round, setRound] = useState(0);
  const toast = useToast();
  const done = () => {
    toast.success(shopTexts.profileUpdated);
    setRound(round + 1);
  };
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.shop}
      skeleton={<FormSkeleton />}
      failed={texts.networkError}
      missing={<p>{shopTexts.profileMissing}</p>}
    >
      {(shop) => (
        <SellerProfileForm key={round} shop={shop} onChanged={done}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="break-words text-lg">{shop.name}</h2>
            <Link to={`/shops/${shop.slug}`} className="tap-text font-medium text-brand underline-offset-4">
              View shop
            </Link>
          </div>
        </SellerProfileForm>
      )}
    </Loaded>
  );
}
