import { useApolloClient } from '@apollo/client/react';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeProfileInput } from '#gql/graphql.ts';
import { type EditFields, staleText } from '#platform/forms/stale-edit.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { genderOfCode, type Profile, ProfileDocument } from './profile-query.ts';

const ChangeProfileMutation = graphql(`
  mutation ChangeProfile($input: ChangeProfileInput!) {
    result: changeProfile(input: $input) {
      user {
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
        profileVersion
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface Edit {
  /** The profile the form was loaded with. */
  seen: Profile;
  /** The current values. The picture is an upload id, empty to remove it, or the path it was loaded with. */
  mine: EditFields;
}

/**
 * Updates the profile and the cache. If another save came first, it returns the current profile, and the form continues
 * from there with the user's changes.
 */
export function useChangeProfile() {
  const client = useApolloClient();
  return async ({ seen, mine }: Edit): Promise<(Refusal & { now?: Profile }) | null> => {
    const sent = client.mutate({ mutation: ChangeProfileMutation, variables: { input: inputOf(seen, mine) } });
    const outcome = await outcomeOf(sent);
    if (!('failure' in outcome)) return null;
    const { failure } = outcome;
    const noResponse = { message: texts.networkError, fields: [] };
    if (failure.kind === 'no-response') return noResponse;
    if (failure.code !== 'STALE') return formRefusal(failure, accountTexts.profileFailed);
    const reading = client.query({ query: ProfileDocument, fetchPolicy: 'no-cache' });
    const now = (await reading.catch(() => null))?.data?.viewer?.user;
    return now ? { message: staleText, fields: [], now } : noResponse;
  };
}

const { gender: genderRule, region: regionRule } = profileInput.shape;

/** The form has validated the values, so gender and region are in their lists. */
function inputOf(base: Profile, mine: EditFields): ChangeProfileInput {
  const { gender, region, picture, ...fields } = mine;
  const text = (name: string) => fields[name] ?? '';
  return {
    fullName: text('fullName'),
    telephoneNumber: text('telephoneNumber'),
    whatsappNumber: text('whatsappNumber') || null,
    dateOfBirth: text('dateOfBirth'),
    address: text('address'),
    city: text('city'),
    gpsAddress: text('gpsAddress') || null,
    gender: genderOfCode(genderRule.parse(gender)),
    region: enumName(regionRule.parse(region)),
    ...(picture !== (base.picturePath ?? '') && { profilePictureId: picture || null }),
    profileVersion: base.profileVersion,
  };
}
