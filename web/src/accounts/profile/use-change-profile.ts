import { useApolloClient } from '@apollo/client/react';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { regionName } from '@besesaka/schema/kernel/regions.ts';
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
        profileVersion
      }
      ...Failure
    }
  }
`);

interface Edit {
  /** What the form began with. */
  seen: Profile;
  /** What it has now; as the picture the upload, nothing to remove it, or the path that was seen. */
  mine: EditFields;
}

/**
 * Replaces the profile that was seen; the cache has it everywhere then. Where another save came first, the answer is the
 * profile as it is now, and the form goes on from there with what was typed.
 */
export function useChangeProfile() {
  const client = useApolloClient();
  return async ({ seen, mine }: Edit): Promise<(Refusal & { now?: Profile }) | null> => {
    const sent = client.mutate({ mutation: ChangeProfileMutation, variables: { input: inputOf(seen, mine) } });
    const outcome = await outcomeOf(sent, 'Person');
    if (!('failure' in outcome)) return null;
    const { failure } = outcome;
    const silence = { message: texts.networkError, fields: [] };
    if (failure.kind === 'silence') return silence;
    if (failure.code !== 'STALE') return formRefusal(failure, accountTexts.profileFailed);
    const asked = client.query({ query: ProfileDocument, fetchPolicy: 'no-cache' });
    const now = (await asked.catch(() => null))?.data?.viewer?.person;
    return now ? { message: staleText, fields: [], now } : silence;
  };
}

const { gender: genderRule, region: regionRule } = profileInput.shape;

/** The form has let pass what stands in it, so gender and region are of their lists. */
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
    region: regionName(regionRule.parse(region)),
    ...(picture !== (base.picturePath ?? '') && { profilePictureId: picture || null }),
    profileVersion: base.profileVersion,
  };
}
