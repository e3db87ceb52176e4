import { z } from 'zod';
import { eventsAnswer, eventsQuery, headsAnswer, headsInput } from '#kernel/events.ts';
import { imageWidths } from '#kernel/images.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, pathParam } from '#kernel/reference/words.ts';
import { upload } from '#kernel/resources.ts';
import { uploadTexts } from '#kernel/uploads.ts';
import { defineOperation } from './define-operation.ts';
import { formFile } from './form-files.ts';

const imageWidth = z.coerce
  .number()
  .pipe(z.literal([...imageWidths]))
  .optional();
const imageWidthWords = { width: ['Width in pixels; if left out, the largest version is returned', 640] } as const;

export const imageWidthQuery = describeQuery(z.object({ width: imageWidth }), imageWidthWords);

/** The modules define the purposes for which pictures can be uploaded. */
export const uploadPictureFor = (purposes: readonly string[]) =>
  defineOperation({
    id: 'uploadPicture',
    method: 'POST',
    path: '/api/uploads',
    auth: 'user',
    scope: 'any',
    suspended: 'may',
    limit: '20 to 600 an hour, by purpose; 10 unreadable pictures in 10 minutes',
    repeated: 'another upload, which ends unless something uses it',
    summary:
      'Upload a picture for a purpose; it expires after some hours if it is not used. A token needs the scope that uses it',
    query: describeQuery(z.object({ purpose: z.enum(purposes) }), {
      purpose: ['Purpose of the picture', 'chat-picture'],
    }),
    form: z.object({ file: formFile('Picture file: JPEG, PNG or WebP', uploadTexts.invalid) }),
    response: upload,
    status: 201,
  });

export const followPictureLink = defineOperation({
  id: 'followPictureLink',
  method: 'GET',
  path: '/api/uploads/{id}',
  auth: 'user',
  scope: null,
  summary:
    "Get a private picture by a signed link that is valid for five minutes; access to another user's picture is audited",
  params: pathParam('id', z.string().max(100), 'ID of the picture', examples.upload),
  query: describeQuery(z.object({ until: z.coerce.number().int(), sign: z.string().max(100), width: imageWidth }), {
    until: ['Expiry of the link, in seconds since 1970', 1767225900],
    sign: ['Signature from the link', 'kq3VxN0n2bT0Ww'],
    ...imageWidthWords,
  }),
  response: 'image/webp',
});

export const readEvents = defineOperation({
  id: 'readEvents',
  method: 'GET',
  path: '/api/events',
  auth: 'service',
  summary: "List a user's logged events",
  query: describeQuery(eventsQuery, {
    user: ['ID of the user', examples.buyer],
    after: ['Return only events with a higher sequence number', 0],
    limit: ['Maximum number of events, at most 1000', 500],
  }),
  response: eventsAnswer,
});

export const readHeads = defineOperation({
  id: 'readHeads',
  method: 'POST',
  path: '/api/events/heads',
  auth: 'service',
  suspended: 'may',
  summary: 'Get the last sequence number of each user, and which sessions have ended',
  body: { schema: headsInput, fields: {} },
  // The body lists all users connected to one BFF.
  bodyRule: { bytes: 2 * 1024 * 1024 },
  response: headsAnswer,
});
