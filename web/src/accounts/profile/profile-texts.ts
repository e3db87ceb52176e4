import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import { knownGender, type Profile } from './profile-query.ts';

/** What the fields begin with; a number that was given at signup is shown as it will be kept. */
export function textsOf({ fullName, telephoneNumber, whatsappNumber, dateOfBirth, gender, ...place }: Profile) {
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

export type ProfileTexts = ReturnType<typeof textsOf>;

/** With the picture, where it is compared with what another tab made of it. */
export const fieldsOf = (profile: Profile): EditFields => ({
  ...textsOf(profile),
  picture: profile.picturePath ?? '',
});
