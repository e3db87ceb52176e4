import { sellerProfileInput } from '@besesaka/schema/shops/inputs.ts';
import { shopBanner, shopLogo } from '@besesaka/schema/shops/uploads.ts';
import { useState } from 'react';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useChangeShop } from './use-change-shop.ts';

const formInput = sellerProfileInput.omit({ shop_logo: true, shop_banner: true });

interface Props {
  shop: OwnShop;
  onChanged: () => void;
}

/** The shop's profile. A new picture alone also enables the button. */
export function SellerProfileForm({ shop, onChanged }: Props) {
  const { changeProfile } = useChangeShop();
  const banner = useOwnPicture(shopBanner, shop.bannerPath ?? null);
  const logo = useOwnPicture(shopLogo, shop.logoPath ?? null);
  // The form sends only fields that differ from these values, so it does not overwrite changes from another tab.
  const [start] = useState({
    shopDescription: shop.description,
    businessEmail: shop.email,
    businessPhone: shop.phone,
    businessAddress: shop.address,
  });
  const input = useInputForm(formInput, { draft: 'shop-profile', start }, async (words) => {
    const typed = Object.entries(words).filter(([name, text]) => Reflect.get(start, name) !== text);
    const pictures = { shopLogo: logo.value, shopBanner: banner.value };
    const refusal = await changeProfile({ ...Object.fromEntries(typed), ...pictures });
    if (!refusal) onChanged();
    return refusal;
  });
  const now: Partial<typeof start> = input.form.watch();
  const isOther = Object.entries(start).some(([name, text]) => (Reflect.get(now, name) ?? text) !== text);
  const isChanged = isOther || banner.isChanged || logo.isChanged;
  return (
    <InputForm of={input} className="gap-6">
      <OwnPicture label="Banner" hint="Wide banner, 4:1. We crop the middle." picture={banner} />
      <OwnPicture label="Logo" hint="We crop it to a square and show it in a circle." picture={logo} />
      <TextAreaField name="shopDescription" label="Shop description" rows={4} counts />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="businessEmail" label="Business email" />
        <TextField name="businessPhone" label="Business phone" hint="024 123 4567 or +233 24 123 4567" />
      </div>
      <TextField name="businessAddress" label="Business address" autoComplete="street-address" />
      <SubmitButton isUnchanged={!isChanged} blocked={banner.blocked || logo.blocked}>
        Update seller profile
      </SubmitButton>
    </InputForm>
  );
}
