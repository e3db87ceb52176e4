import { useApolloClient } from '@apollo/client/react';
import { profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { regionName } from '@besesaka/schema/kernel/regions.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { formRefusal, type Refusal } from '#accounts/refusal.ts';
import { graphql } from '#gql/gql.ts';
import type { ChangeProfileInput } from '#gql/graphql.ts';
import { type Conflict, decided, type EditFields, mergeEdit } from '#platform/forms/merge-edit.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { genderOfCode, type Profile, ProfileDocument } from './profile-query.ts';
import { fieldsOf } from './profile-texts.ts';

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

/** Answers which of them stay as they are now, or null where nothing is to be saved yet. */
export type Decide = (conflicts: readonly Conflict[]) => Promise<ReadonlySet<string> | null>;

interface Edit {
  /** What the form began with. */
  seen: Profile;
  /** What it has now; as the picture the upload, nothing to remove it, or the path that was seen. */
  mine: EditFields;
  decide: Decide;
}

const editTries = 5;

/**
 * Replaces the profile that was seen. Where another tab or device was faster, what both made of it is put together; only what
 * both changed is asked. Answers done, kept (as nothing was decided), or why not; the cache has it everywhere then.
 */
export function useChangeProfile() {
  const client = useApolloClient();
  return async ({ seen, mine: typed, decide }: Edit): Promise<'done' | 'kept' | Refusal> => {
    let [base, mine] = [seen, typed];
    for (let tries = 0; tries < editTries; tries += 1) {
      const sent = client.mutate({ mutation: ChangeProfileMutation, variables: { input: inputOf(base, mine) } });
      const outcome = await outcomeOf(sent, 'Person');
      if (!('failure' in outcome)) return 'done';
      const { failure } = outcome;
      if (failure.kind === 'silence') return { message: texts.networkError, fields: [] };
      if (failure.code !== 'STALE') return formRefusal(failure, accountTexts.profileFailed);
      const asked = client.query({ query: ProfileDocument, fetchPolicy: 'no-cache' });
      const now = (await asked.catch(() => null))?.data?.viewer?.person;
      if (!now) return { message: texts.networkError, fields: [] };
      const { merged, conflicts } = mergeEdit({ base: fieldsOf(base), mine, theirs: fieldsOf(now) });
      const left = conflicts.length > 0 ? await decide(conflicts) : new Set<string>();
      if (!left) return 'kept';
      [base, mine] = [now, decided(merged, conflicts, left)];
    }
    return { message: texts.somethingWrong, fields: [] };
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
