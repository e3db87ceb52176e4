import { shopTexts } from '@besesaka/schema/shops/texts.ts';
import { useState } from 'react';
import { OwnShopPart } from '#routes/parts/own-shop-part.tsx';
import { OpeningHoursForm } from '#shops/profile/opening-hours-form.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

export function OpeningHoursScreen() {
  // Each save remounts the form, so that it starts with the saved values.
  const [round, setRound] = useState(0);
  const toast = useToast();
  const done = () => {
    toast.success(shopTexts.hoursUpdated);
    setRound(round + 1);
  };
  return (
    <OwnShopPart title="Opening hours">
      {(shop) => <OpeningHoursForm key={round} shop={shop} onChanged={done} />}
    </OwnShopPart>
  );
}
