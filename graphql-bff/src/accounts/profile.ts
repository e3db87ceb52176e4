import { changeProfile } from '@besesaka/schema/accounts/operations.ts';
import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { Gender, Person } from './person.ts';
import { Region } from './region.ts';

const byHand = ['gender', 'region', 'profile_picture'] as const;

interface Profile extends InputOf<typeof changeProfile.body.schema, (typeof byHand)[number]> {
  gender: 'M' | 'F' | 'O';
  region: RegionValue;
  profilePictureId?: string | null;
}

const ChangeProfileInput = builder.inputRef<Profile>('ChangeProfileInput').implement({
  description: 'A complete profile; it replaces the current one.',
  fields: (t) => ({
    ...inputFields(t, changeProfile.body, { without: byHand }),
    gender: t.field({ type: Gender, required: true, description: 'Gender of the user.' }),
    region: t.field({ type: Region, required: true, description: 'Region where the user lives.' }),
    profilePictureId: t.id({
      description: 'ID of an upload with the purpose profile-picture; null removes the picture; if left out, it stays.',
    }),
  }),
});

mutation('changeProfile', {
  restCalls: [changeProfile],
  description: "Changes the viewer's profile.",
  input: { type: ChangeProfileInput, description: 'The new profile.' },
  payload: { person: { type: Person, description: 'The updated account.' } },
  resolve: async ({ profilePictureId, ...fields }, ctx) => {
    const body = {
      ...toContract(fields),
      ...(profilePictureId !== undefined && { profile_picture: profilePictureId }),
    };
    return { person: await inFieldsOf({ profilePicture: 'profilePictureId' }, ctx.rest.call(changeProfile, { body })) };
  },
});
