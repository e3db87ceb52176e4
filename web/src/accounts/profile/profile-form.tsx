import { birthFault } from '@besesaka/schema/accounts/birth.ts';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { profilePicture } from '@besesaka/schema/accounts/uploads.ts';
import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormAlert } from '#accounts/account-screen.tsx';
import { OwnPicture, useOwnPicture } from '#accounts/own-picture.tsx';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { useKeptFields } from '#platform/forms/use-kept-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RegionSelect } from '#ui/controls/region-select.tsx';
import { Select } from '#ui/controls/select.tsx';
import { genderList, knownGender, type Profile } from './profile-query.ts';
import { useChangeProfile } from './use-change-profile.ts';

/** How old somebody is is judged where the form is filled in, too. */
const formInput = profileInput.omit({ profile_picture: true }).superRefine(({ date_of_birth }, context) => {
  const fault = birthFault(date_of_birth, new Date());
  if (fault) context.addIssue({ code: 'custom', message: fault, path: ['date_of_birth'] });
});

/** What the fields begin with; a number that was given at signup is shown as it will be kept. */
function textsOf({ fullName, telephoneNumber, whatsappNumber, dateOfBirth, gender, ...place }: Profile) {
  return {
    fullName,
    telephoneNumber: telephoneNumber.replace(/^0(?=\d{9}$)/, '+233'),
    whatsappNumber: whatsappNumber ?? '',
    dateOfBirth: dateOfBirth ?? '',
    gender: knownGender(gender)?.code ?? '',
    address: place.address ?? '',
    city: place.city ?? '',
    region: regionOf(place.region) ?? '',
    gpsAddress: place.gpsAddress ?? '',
  };
}

type Texts = ReturnType<typeof textsOf>;

/** Another picture makes it ready to be sent, too: what else is missing is then said at its field. */
export function ProfileForm({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const changeProfile = useChangeProfile();
  const picture = useOwnPicture(profilePicture, profile.picturePath);
  const { form, element, submit, failure, ready } = useInputForm(formInput, async (input) => {
    const refusal = await changeProfile(input, picture.value);
    if (!refusal) {
      forgetWords();
      onChanged();
    }
    return refusal;
  });
  const forgetWords = useKeptFields(form, 'profile');
  const start = textsOf(profile);
  const now: Partial<Texts> = form.watch();
  const isOther = Object.entries(start).some(([name, text]) => (Reflect.get(now, name) ?? text) !== text);
  const canSend = picture.isReady && (picture.isChanged || (ready && isOther));
  const { errors, isSubmitting } = form.formState;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormAlert message={failure} />
      <OwnPicture label="Profile picture" hint="Shown round; its middle is kept." picture={picture} />
      <PersonFields start={start} register={form.register} errors={errors} />
      <PlaceFields start={start} register={form.register} errors={errors} />
      <Button type="submit" size="large" disabled={!canSend} busy={isSubmitting} className="self-start">
        Update profile
      </Button>
    </form>
  );
}

type Values = Parameters<ReturnType<typeof useChangeProfile>>[0];

interface FieldsProps {
  start: Texts;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

const grid = 'grid items-start gap-5 sm:grid-cols-2';

function PersonFields({ start, register, errors }: FieldsProps) {
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
      <Field label="Phone" hint="+233 and nine digits, or as you dial it here" error={errors.telephoneNumber?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start.telephoneNumber} {...register('telephoneNumber')} />
      </Field>
      <Field label="WhatsApp" hint="If you have it" error={errors.whatsappNumber?.message}>
        <Input type="tel" autoComplete="tel" defaultValue={start.whatsappNumber} {...register('whatsappNumber')} />
      </Field>
    </fieldset>
  );
}

function PlaceFields({ start, register, errors }: FieldsProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Where you are</legend>
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
        hint="If you know it, such as GA-183-8164: two signs for the district, then the area and the number."
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
