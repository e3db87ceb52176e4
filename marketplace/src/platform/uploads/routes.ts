import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { upload } from '@besesaka/schema/kernel/resources.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { InvalidInput } from '#platform/errors.ts';
import type { CallWords } from '#platform/http/known-calls.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, fileRoute, type Router } from '#platform/http/router.ts';
import { takeForm } from '#platform/http/take-form.ts';
import { aroundFile } from './forms.ts';
import { keepUpload } from './keep-upload.ts';
import { followLink } from './links.ts';
import type { Purpose } from './purposes.ts';
import { imageWidth, readUpload } from './read-upload.ts';

/** `POST /api/uploads?purpose=`: how long it may be hangs on the purpose, and is known before any of it is read. */
export function uploadRoutes(purposes: readonly Purpose[]): Router {
  const known = new Map(
    purposes.map((purpose) => {
      const { name, bytesMax, tooLarge, mayLook, invalid = uploadTexts.invalid } = purpose;
      const take = takeForm({ bytes: bytesMax + aroundFile, tooLarge, wrongType: invalid });
      return [name, { purpose, take, mayLook }];
    }),
  );
  const of = (name: string | undefined) => {
    const found = known.get(name ?? '');
    if (!found) throw new InvalidInput({ purpose: [texts.invalidInput] });
    return found;
  };
  const router = createRouter();
  router.post('/api/uploads', (c, next) => of(c.req.query('purpose')).take(c, next));
  router.openapi(describe(purposes), async (c) => {
    const { purpose } = of(c.req.valid('query').purpose);
    const { file } = c.req.valid('form');
    const { id, width, height, color } = await keepUpload({ ctx: c.get('ctx'), input: { purpose, file } });
    return c.json({ id, width, height, color }, 201);
  });
  router.openapi(look, async (c) => {
    const { width, ...link } = c.req.valid('query');
    const ctx = c.get('ctx');
    const picture = await followLink(ctx, { ...link, ...c.req.valid('param') }, known);
    const { body, contentType } = await readUpload(ctx, picture, width);
    return c.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  return router;
}

const params = pathParam('id', z.string().max(100), 'Of the picture', examples.upload);
const until = z.coerce
  .number()
  .int()
  .openapi({ description: 'When it dies, in seconds since 1970', example: 1767225900 });
const sign = z.string().max(100).openapi({ description: 'As the link has it', example: 'kq3VxN0n2bT0Ww' });

const look = fileRoute(
  {
    method: 'get',
    path: '/api/uploads/{id}',
    id: 'followPictureLink',
    summary: 'Look at a private picture by a link that dies in five minutes; each look at another person’s is audited',
    login: 'needed',
    type: 'image/webp',
  },
  { params, query: z.object({ until, sign, width: imageWidth }) },
);

function describe(purposes: readonly Purpose[]) {
  const query = z.object({
    purpose: z
      .enum(purposes.map(({ name }) => name))
      .openapi({ description: 'What it is for', example: 'chat-picture' }),
  });
  const form = z.object({
    file: z
      .instanceof(Blob, { error: uploadTexts.invalid })
      .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP' }),
  });
  const route = createRoute({
    method: 'post',
    path: '/api/uploads',
    request: { query, body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
    responses: { 201: { description: 'Kept', content: { 'application/json': { schema: upload } } } },
  });
  const words: CallWords = {
    id: 'uploadPicture',
    suspended: 'may',
    summary: 'Bring a picture for a purpose, to be used within some hours',
    login: 'needed',
    refuses: ['INVALID_INPUT'],
  };
  return Object.assign(route, { words });
}
