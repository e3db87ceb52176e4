import * as operations from '@besesaka/schema/accounts/operations.ts';
import { profilePicture } from '#accounts/uploads.ts';
import { type Route, route } from '#platform/http/route.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { changeProfile } from './change-profile.ts';

export function profileRoutes(): Route[] {
  return [
    route(operations.updateProfile, async ({ ctx, input: { profile_picture: file, ...fields } }) => {
      const upload =
        file && (await saveUpload({ ctx, input: { purpose: profilePicture, file, field: 'profile_picture' } }));
      return changeProfile({ ctx, input: { ...fields, ...(upload && { profile_picture: upload.id }) } });
    }),
    route(operations.changeProfile, changeProfile),
  ];
}
