import { birthFault } from '@besesaka/schema/accounts/birth.ts';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { profilePicture } from '@besesaka/schema/accounts/uploads.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { z } from 'zod';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { saveTyped } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { genderList, type Profile } from './profile-query.ts';
import { fieldsOf, type ProfileTexts, textsOf } from './profile-texts.ts';
import { useChangeProfile } from './use-change-profile.ts';

/** The form checks the minimum age as well. At the field, because Zod skips a rule of the whole form while a field is empty. */
export const profileForm = profileInput.omit({ profile_picture: true }).extend({
  date_of_birth: profileInput.shape.date_of_birth.superRefine((date, context) => {
    const fault = birthFault(date, new Date());
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
});

/** A new picture alone enables Save; other missing fields are then reported at the field. */
export function ProfileForm({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const changeProfile = useChangeProfile();
  // The profile this form last loaded; after a stale edit a reload replaces it.
  const [seen, setSeen] = useState(profile);
  const picture = useOwnPicture(profilePicture, seen.picturePath);
  const { form, element, submit, failure, missing } = useInputForm(profileForm, { draft: 'profile' }, async (input) => {
    const given = Object.entries(input).map(([name, text]) => [name, text ?? '']);
    const shown = seen.picturePath ?? '';
    const mine = {
      ...textsOf(seen),
      ...Object.fromEntries(given),
      picture: picture.value === undefined ? shown : (picture.value ?? ''),
    };
    const refusal = await changeProfile({ seen, mine });
    if (refusal?.now) {
      const fields = saveTyped({ base: fieldsOf(seen), mine, theirs: fieldsOf(refusal.now) });
      for (const name of Object.keys(form.getValues()) as (keyof Values)[]) form.setValue(name, fields[name] ?? '');
      setSeen(refusal.now);
    }
    if (!refusal) onChanged();
    return refusal;
  });
  const start = textsOf(seen);
  const now: Partial<ProfileTexts> = form.watch();
  const isOther = Object.entries(start).some(([name, text]) => (Reflect.get(now, name) ?? text) !== text);
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert message={failure} />
      <OwnPicture label="Profile picture" hint="We crop it to a square and show it in a circle." picture={picture} />
      <UserFields start={start} register={form.register} errors={errors} />
      <PlaceFields start={start} register={form.register} errors={errors} />
      <SubmitButton
        size="large"
        missing={picture.isChanged ? [] : missing}
        isUnchanged={!picture.isChanged && !isOther}
        blocked={picture.blocked}
        busy={isSubmitting}
      >
        Update profile
      </SubmitButton>
    </form>
  );
}

type Values = CamelKeys<z.infer<typeof profileForm>>;

interface FieldsProps {
  start: ProfileTexts;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

const grid = 'grid items-start gap-5 sm:grid-cols-2';

function UserFields({ start, register, errors }: FieldsProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">About you</legend>
      <Field label="Full name" error={errors.fullName?.message}>
        <Input autoComplete="name" defaultValue={start.fullName} {...register('fullName')} />
      </Field>
      <Field label="Gender" error={errors.gender?.message}>
        <Select defaultValue={start.gender} {...register('gender')}>
          <option value="">Select</option>
          {genderList.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Date of birth" error={errors.dateOfBirth?.message}>
        <Input type="date" autoComplete="bday" defaultValue={start.dateOfBirth} {...register('dateOfBirth')} />
      </Field>
      <Field label="Phone" hint="024 123 4567 or +233 24 123 4567" error={errors.telephoneNumber?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start.telephoneNumber} {...register('telephoneNumber')} />
      </Field>
      <Field label="WhatsApp" hint="Optional" error={errors.whatsappNumber?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start.whatsappNumber} {...register('whatsappNumber')} />
      </Field>
    </fieldset>
  );
}

function PlaceFields({ start, register, errors }: FieldsProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Your location</legend>
      <Field label="Address" error={errors.address?.message}>
        <Input
          autoComplete="street-address"
          maxLength={limits.addressMax}
          defaultValue={start.address}
          {...register('address')}
        />
      </Field>
      <Field label="City" error={errors.city?.message}>
        <Input autoComplete="address-level2" defaultValue={start.city} {...register('city')} />
      </Field>
      <Field label="Region" error={errors.region?.message}>
        <RegionSelect defaultValue={start.region} {...register('region')} />
      </Field>
      <Field
        label="GhanaPost GPS address"
        hint="Optional, such as GA-183-8164: two letters for the district, then the area and the number."
        error={errors.gpsAddress?.message}
      >
        <Input
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={start.gpsAddress}
          {...register('gpsAddress')}
        />
      </Field>
    </fieldset>
  );
}
