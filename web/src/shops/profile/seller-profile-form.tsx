import { sellerProfileInput } from '@besesaka/schema/shops/inputs.ts';
import { shopBanner, shopLogo } from '@besesaka/schema/shops/uploads.ts';
import { type ReactNode, useState } from 'react';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SideForm } from '#ui/forms/side-form.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useChangeShop } from './use-change-shop.ts';

const formInput = sellerProfileInput.omit({ shop_logo: true, shop_banner: true });

interface Props {
  shop: OwnShop;
  onChanged: () => void;
  /** Above the fields. */
  children: ReactNode;
}

/** The shop's profile. A new picture alone also enables the button. */
export function SellerProfileForm({ shop, onChanged, children }: Props) {
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
    <SideForm
      of={input}
      side={
        <Preview
          name={shop.name}
          description={now.shopDescription ?? shop.description}
          banner={srcOf(banner, 640)}
          logo={srcOf(logo, 192)}
        />
      }
      save={
        <SubmitButton wide isUnchanged={!isChanged} blocked={banner.blocked || logo.blocked}>
          Update seller profile
        </SubmitButton>
      }
    >
      <Card className="flex flex-col gap-6 p-5 sm:p-6">
        {children}
        <OwnPicture label="Banner" hint="Wide banner, 4:1. We crop the middle." picture={banner} />
        <OwnPicture label="Logo" hint="We crop it to a square and show it in a circle." picture={logo} />
        <TextAreaField name="shopDescription" label="Shop description" rows={4} counts />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="businessEmail" label="Business email" />
          <TextField name="businessPhone" label="Business phone" hint="024 123 4567 or +233 24 123 4567" />
        </div>
        <TextField name="businessAddress" label="Business address" autoComplete="street-address" />
      </Card>
    </SideForm>
  );
}

/** The new picture, the one as it is, or none. */
function srcOf({ uploader, shown }: ReturnType<typeof useOwnPicture>, width: number): string | null {
  const brought = uploader.all.find(({ preview }) => preview !== null)?.preview;
  return brought ?? (shown && `${shown}/${width}.webp`);
}

interface PreviewProps {
  name: string;
  description: string;
  banner: string | null;
  logo: string | null;
}

/** The shop while it is written, as buyers will see it. A narrow screen has no place for it. */
function Preview({ name, description, banner, logo }: PreviewProps) {
  return (
    <section aria-labelledby="shop-preview" className="max-xl:hidden">
      <h3 id="shop-preview" className="mb-2 font-medium font-sans text-muted text-sm">
        As buyers see it
      </h3>
      <Card inert className="overflow-hidden">
        <div className="aspect-[4/1] bg-brand-tint">
          {banner && <img src={banner} alt="" className="size-full object-cover" />}
        </div>
        <div className="px-4 pb-4">
          <div className="-mt-6 relative size-14 overflow-hidden rounded-full border-4 border-surface bg-sunken">
            {logo && <img src={logo} alt="" className="size-full object-cover" />}
          </div>
          <p className="mt-1 break-words font-bold font-heading">{name}</p>
          <p className="line-clamp-3 break-words text-muted text-sm">{description}</p>
        </div>
      </Card>
    </section>
  );
}
