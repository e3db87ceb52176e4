import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { sellerProfileInput } from '@besesaka/schema/shops/inputs.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import { shopBanner, shopLogo } from '@besesaka/schema/shops/uploads.ts';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { Counter } from '#ui/controls/counter.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
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
  const { form, element, submit, failure, missing } = useInputForm(
    formInput,
    { draft: 'shop-profile' },
    async (words) => {
      const typed = Object.entries(words).filter(([name, text]) => Reflect.get(start, name) !== text);
      const pictures = { shopLogo: logo.value, shopBanner: banner.value };
      const refusal = await changeProfile({ ...Object.fromEntries(typed), ...pictures });
      if (!refusal) onChanged();
      return refusal;
    },
  );
  const now: Partial<typeof start> = form.watch();
  const isOther = Object.entries(start).some(([name, text]) => (Reflect.get(now, name) ?? text) !== text);
  const isChanged = isOther || banner.isChanged || logo.isChanged;
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert message={failure} />
      <OwnPicture label="Banner" hint="Wide banner, 4:1. We crop the middle." picture={banner} />
      <OwnPicture label="Logo" hint="We crop it to a square and show it in a circle." picture={logo} />
      <WordFields
        start={start}
        register={form.register}
        errors={errors}
        length={(now.shopDescription ?? start.shopDescription).length}
      />
      <SubmitButton
        missing={missing}
        isUnchanged={!isChanged}
        blocked={banner.blocked || logo.blocked}
        busy={isSubmitting}
      >
        Update seller profile
      </SubmitButton>
    </form>
  );
}

type Words = CamelKeys<z.infer<typeof formInput>>;

interface FieldsProps {
  start: Words;
  register: UseFormRegister<Words>;
  errors: FieldErrors<Words>;
  /** The length of the description so far. */
  length: number;
}

function WordFields({ start, register, errors, length }: FieldsProps) {
  return (
    <>
      <Field
        label="Shop description"
        aside={<Counter length={length} of={limits.descriptionMax} />}
        error={errors.shopDescription?.message}
      >
        <Textarea
          rows={4}
          maxLength={limits.descriptionMax}
          defaultValue={start.shopDescription}
          {...register('shopDescription')}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Business email" error={errors.businessEmail?.message}>
          <Input type="email" autoComplete="email" defaultValue={start.businessEmail} {...register('businessEmail')} />
        </Field>
        <Field label="Business phone" hint="024 123 4567 or +233 24 123 4567" error={errors.businessPhone?.message}>
          <Input type="tel" autoComplete="tel" defaultValue={start.businessPhone} {...register('businessPhone')} />
        </Field>
      </div>
      <Field label="Business address" error={errors.businessAddress?.message}>
        <Input
          autoComplete="street-address"
          maxLength={limits.addressMax}
          defaultValue={start.businessAddress}
          {...register('businessAddress')}
        />
      </Field>
    </>
  );
}
