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
const imageWidthWords = { width: ['In pixels; without it the largest', 640] } as const;

export const imageWidthQuery = describeQuery(z.object({ width: imageWidth }), imageWidthWords);

/** The modules say for which purposes pictures are uploaded. */
export const uploadPictureFor = (purposes: readonly string[]) =>
  defineOperation({
    id: 'uploadPicture',
    method: 'POST',
    path: '/api/uploads',
    auth: 'user',
    suspended: 'may',
    summary: 'Bring a picture for a purpose, to be used within some hours',
    query: describeQuery(z.object({ purpose: z.enum(purposes) }), { purpose: ['What it is for', 'chat-picture'] }),
    form: z.object({ file: formFile('JPEG, PNG or WebP', uploadTexts.invalid) }),
    response: upload,
    status: 201,
  });

export const followPictureLink = defineOperation({
  id: 'followPictureLink',
  method: 'GET',
  path: '/api/uploads/{id}',
  auth: 'user',
  summary: 'Look at a private picture by a link that dies in five minutes; each look at another person’s is audited',
  params: pathParam('id', z.string().max(100), 'Of the picture', examples.upload),
  query: describeQuery(z.object({ until: z.coerce.number().int(), sign: z.string().max(100), width: imageWidth }), {
    until: ['When it dies, in seconds since 1970', 1767225900],
    sign: ['As the link has it', 'kq3VxN0n2bT0Ww'],
    ...imageWidthWords,
  }),
  response: 'image/webp',
});

export const readEvents = defineOperation({
  id: 'readEvents',
  method: 'GET',
  path: '/api/events',
  auth: 'service',
  summary: "A user's logged events",
  query: describeQuery(eventsQuery, {
    user: ['Whose they are', examples.buyer],
    after: ['Only those with a larger number', 0],
    limit: ['How many, up to 1000', 500],
  }),
  response: eventsAnswer,
});

export const readHeads = defineOperation({
  id: 'readHeads',
  method: 'POST',
  path: '/api/events/heads',
  auth: 'service',
  suspended: 'may',
  summary: 'Last numbers, and ended sessions',
  body: { schema: headsInput, fields: {} },
  // All users who are connected to one BFF.
  bodyRule: { bytes: 2 * 1024 * 1024 },
  response: headsAnswer,
});
