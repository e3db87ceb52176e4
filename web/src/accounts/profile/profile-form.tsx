import { birthFault } from '@besesaka/schema/accounts/birth.ts';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { profilePicture } from '@besesaka/schema/accounts/uploads.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { saveTyped } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { RegionField, SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
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
  const start = textsOf(seen);
  const input = useInputForm(profileForm, { draft: 'profile', start }, async (values) => {
    const entries = Object.entries(values).map(([name, text]) => [name, text ?? '']);
    const shown = seen.picturePath ?? '';
    const mine = {
      ...textsOf(seen),
      ...Object.fromEntries(entries),
      picture: picture.value === undefined ? shown : (picture.value ?? ''),
    };
    const refusal = await changeProfile({ seen, mine });
    if (refusal?.now) {
      const fields = saveTyped({ base: fieldsOf(seen), mine, theirs: fieldsOf(refusal.now) });
      for (const name of Object.keys(input.form.getValues()) as (keyof Values)[])
        input.form.setValue(name, fields[name] ?? '');
      setSeen(refusal.now);
    }
    if (!refusal) onChanged();
    return refusal;
  });
  const now: Partial<ProfileTexts> = input.form.watch();
  const isOther = Object.entries(start).some(([name, text]) => (Reflect.get(now, name) ?? text) !== text);
  return (
    <InputForm of={input} className="gap-6">
      <OwnPicture label="Profile picture" hint="We crop it to a square and show it in a circle." picture={picture} />
      <UserFields />
      <PlaceFields />
      <SubmitButton
        size="large"
        missing={picture.isChanged ? [] : input.missing}
        isUnchanged={!picture.isChanged && !isOther}
        blocked={picture.blocked}
      >
        Update profile
      </SubmitButton>
    </InputForm>
  );
}

type Values = CamelKeys<z.infer<typeof profileForm>>;

const grid = 'grid items-start gap-5 sm:grid-cols-2';

function UserFields() {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">About you</legend>
      <TextField name="fullName" label="Full name" autoComplete="name" />
      <SelectField
        name="gender"
        label="Gender"
        none="Select"
        options={Object.fromEntries(genderList.map(({ code, label }) => [code, label]))}
      />
      <TextField name="dateOfBirth" label="Date of birth" autoComplete="bday" />
      <TextField name="telephoneNumber" label="Phone" hint="024 123 4567 or +233 24 123 4567" />
      <TextField name="whatsappNumber" label="WhatsApp" isOptional />
    </fieldset>
  );
}

function PlaceFields() {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Your location</legend>
      <TextField name="address" label="Address" autoComplete="street-address" />
      <TextField name="city" label="City" autoComplete="address-level2" />
      <RegionField name="region" label="Region" />
      <TextField
        name="gpsAddress"
        label="GhanaPost GPS address"
        isOptional
        hint="Such as GA-183-8164: two letters for the district, then the area and the number."
        autoCapitalize="characters"
        spellCheck={false}
      />
    </fieldset>
  );
}
