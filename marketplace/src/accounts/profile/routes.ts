import { changeProfileInput, profileInput } from '@besesaka/schema/accounts/inputs.ts';
import { me } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { z } from '@hono/zod-openapi';
import { profilePicture } from '#accounts/uploads.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { aroundFile, isNothingChosen } from '#platform/uploads/forms.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { changeProfile } from './change-profile.ts';

const profileForm = profileInput.extend({
  profile_picture: z
    .preprocess(
      (value) => (isNothingChosen(value) ? undefined : value),
      z.instanceof(Blob, { error: accountTexts.pictureInvalid }).optional(),
    )
    .openapi({ type: 'string', format: 'binary', description: 'A new picture; without it the picture stays' }),
});

const update = jsonRoute(
  {
    method: 'put',
    path: '/api/update-profile',
    id: 'updateProfile',
    suspended: 'may',
    summary: 'Change the own profile, with a picture',
    login: 'needed',
    answer: me,
    body: {
      bytes: profilePicture.bytesMax + aroundFile,
      tooLarge: accountTexts.pictureTooLarge,
    },
  },
  { body: { required: true, content: { 'multipart/form-data': { schema: profileForm } } } },
);
const change = jsonRoute(
  {
    method: 'put',
    path: '/api/me',
    id: 'changeProfile',
    suspended: 'may',
    summary: 'Change the own profile; a picture is an upload',
    login: 'needed',
    refuses: ['STALE'],
    answer: me,
  },
  jsonBody(changeProfileInput),
);

export function profileRoutes(): Router {
  const router = createRouter();
  router.openapi(update, async (c) => {
    const ctx = c.get('ctx');
    requireViewer(ctx);
    const { profile_picture: file, ...fields } = c.req.valid('form');
    const kept =
      file && (await keepUpload({ ctx, input: { purpose: profilePicture, file, field: 'profile_picture' } }));
    const input = { ...fields, ...(kept && { profile_picture: kept.id }) };
    return c.json(await changeProfile({ ctx, input }), 200);
  });
  router.openapi(change, async (c) => {
    return c.json(await changeProfile({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200);
  });
  return router;
}
