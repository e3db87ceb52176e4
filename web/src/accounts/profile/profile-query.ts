import { graphql } from '#gql/gql.ts';
import type { ProfileQuery } from '#gql/graphql.ts';

export const ProfileDocument = graphql(`
  query Profile {
    viewer {
      user {
        id
        fullName
        email
        emailConfirmed
        telephoneNumber
        whatsappNumber
        dateOfBirth
        gender
        address
        city
        region
        gpsAddress
        picturePath
        profileVersion
        isSeller
        createdAt
      }
      shop {
        id
        name
        slug
        verification
      }
    }
  }
`);

type Viewer = NonNullable<ProfileQuery['viewer']>;
export type Profile = NonNullable<Viewer['user']>;
export type ProfileShop = Viewer['shop'];

/** Maps the contract's values to GraphQL's enumeration and to labels. */
const genders = {
  M: { code: 'M', gender: 'MALE', label: 'Male' },
  F: { code: 'F', gender: 'FEMALE', label: 'Female' },
  O: { code: 'O', gender: 'OTHER', label: 'Other' },
} as const;

export const genderList = Object.values(genders);
export const genderOfCode = (code: keyof typeof genders) => genders[code].gender;
export const knownGender = (stored: Profile['gender']) => genderList.find(({ gender }) => gender === stored);
