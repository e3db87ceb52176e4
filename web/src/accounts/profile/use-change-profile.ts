import { useMutation } from '@apollo/client/react';
import type { ProfileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { regionName } from '@besesaka/schema/kernel/regions.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { genderOfCode } from './profile-query.ts';

const ChangeProfileMutation = graphql(`
  mutation ChangeProfile($input: ChangeProfileInput!) {
    result: changeProfile(input: $input) {
      __typename
      ... on Person {
        id
        fullName
        telephoneNumber
        whatsappNumber
        dateOfBirth
        gender
        address
        city
        region
        gpsAddress
        picturePath
      }
      ...Failure
    }
  }
`);

type Profile = CamelKeys<Omit<ProfileInput, 'profile_picture'>>;

/** Without a picture it stays, null removes it. Answers why not, or null when it is kept; the cache has it everywhere then. */
export function useChangeProfile(): (profile: Profile, picture?: string | null) => Promise<Refusal | null> {
  const [change] = useMutation(ChangeProfileMutation);
  return async (profile, profilePictureId) => {
    const input = {
      ...profile,
      profilePictureId,
      gender: genderOfCode(profile.gender),
      region: regionName(profile.region),
    };
    const outcome = await outcomeOf(change({ variables: { input } }), 'Person');
    if (!('failure' in outcome)) return null;
    const { failure } = outcome;
    if (failure.kind === 'silence') return { message: texts.networkError, fields: [] };
    return formRefusal(failure, accountTexts.profileFailed);
  };
}
