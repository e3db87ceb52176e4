import { regionOf } from '@besesaka/schema/kernel/regions.ts';
import type { EditFields } from '#platform/forms/stale-edit.ts';
import { knownGender, type Profile } from './profile-query.ts';

/** The initial values of the fields. A phone number from the signup is shown in the format it is saved in. */
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

/** The fields with the picture, to compare them with another tab's changes. */
export const fieldsOf = (profile: Profile): EditFields => ({
  ...textsOf(profile),
  picture: profile.picturePath ?? '',
});
