import { changeProfile } from '@besesaka/schema/accounts/operations.ts';
import type { Region as RegionValue } from '@besesaka/schema/kernel/regions.ts';
import { inFieldsOf } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { type InputOf, inputFields, toContract } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { Gender, Person } from './person.ts';
import { Region } from './region.ts';

const byHand = ['gender', 'region', 'profile_picture'] as const;

interface Profile extends InputOf<typeof changeProfile.body.schema, (typeof byHand)[number]> {
  gender: 'M' | 'F' | 'O';
  region: RegionValue;
  profilePictureId?: string | null;
}

const ChangeProfileInput = builder.inputRef<Profile>('ChangeProfileInput').implement({
  description: 'What a person says of themselves, all of it.',
  fields: (t) => ({
    ...inputFields(t, changeProfile.body, { without: byHand }),
    gender: t.field({ type: Gender, required: true, description: 'What the person says.' }),
    region: t.field({ type: Region, required: true, description: 'Where the person lives.' }),
    profilePictureId: t.id({
      description: 'An upload of the purpose profile-picture; null removes the picture, without it the picture stays.',
    }),
  }),
});

builder.mutationField('changeProfile', (t) =>
  t.field({
    type: Person,
    extensions: asks(changeProfile),
    description: 'Changes the own profile.',
    args: { input: t.arg({ type: ChangeProfileInput, required: true, description: 'The profile as it shall be.' }) },
    errors: failsAs('ChangeProfileResult', 'The person as they are now, or why nothing changed.'),
    resolve: (_root, { input: { profilePictureId, ...fields } }, ctx) => {
      const body = {
        ...toContract(fields),
        ...(profilePictureId !== undefined && { profile_picture: profilePictureId }),
      };
      return inFieldsOf({ profilePicture: 'profilePictureId' }, ctx.rest.call(changeProfile, { body }));
    },
  }),
);
