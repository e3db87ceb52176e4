import { useQuery } from '@apollo/client/react';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { OwnShopDocument } from '#shops/applications/own-shop-query.ts';
import { DeliveryOptions } from '#shops/delivery/delivery-options.tsx';
import { Card } from '#ui/display/card.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { OpeningHoursForm } from './opening-hours-form.tsx';
import { SellerProfileForm } from './seller-profile-form.tsx';

/** The seller's part of the settings: the shop's profile and opening hours. */
export function SellerSection() {
  const query = useQuery(OwnShopDocument, { fetchPolicy: 'cache-and-network' });
  // Each save remounts its form, so that it starts with the saved values.
  const [rounds, setRounds] = useState({ profile: 0, hours: 0 });
  const toast = useToast();
  const done = (form: keyof typeof rounds, title: string) => {
    toast.success(title);
    setRounds({ ...rounds, [form]: rounds[form] + 1 });
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
        <>
          <Card className="flex flex-col gap-4 p-5 sm:p-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 className="break-words text-lg">{shop.name}</h2>
              <Link to={`/shops/${shop.slug}`} className="tap-text font-medium text-brand underline-offset-4">
                View shop
              </Link>
            </div>
            <SellerProfileForm
              key={rounds.profile}
              shop={shop}
              onChanged={() => done('profile', shopTexts.profileUpdated)}
            />
          </Card>
          <Card className="flex flex-col gap-4 p-5 sm:p-6">
            <h2 className="text-lg">Opening hours</h2>
            <OpeningHoursForm key={rounds.hours} shop={shop} onChanged={() => done('hours', shopTexts.hoursUpdated)} />
          </Card>
          <Card className="flex flex-col gap-4 p-5 sm:p-6">
            <h2 className="text-lg">Delivery</h2>
            <DeliveryOptions options={shop.deliveryOptions} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
