import { aroundFile } from '@besesaka/schema/kernel/operations/form-files.ts';
import { followPictureLink, uploadPictureFor } from '@besesaka/schema/kernel/operations/platform-operations.ts';
import { isGranted } from '@besesaka/schema/kernel/scopes.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { InvalidInput, ScopeMissing } from '#platform/base/errors.ts';
import { parseForm } from '#platform/http/parse-form.ts';
import { type Route, route } from '#platform/http/route.ts';
import { createRouter, type Router } from '#platform/http/router.ts';
import { followLink } from './links.ts';
import type { Purpose } from './purposes.ts';
import { readUpload } from './read-upload.ts';
import { saveUpload } from './save-upload.ts';

function purposeIn(purposes: readonly Purpose[], name: string | undefined): Purpose {
  const found = purposes.find((purpose) => purpose.name === name);
  if (!found) throw new InvalidInput({ purpose: [texts.invalidInput] });
  return found;
}

/** Runs before the route, because the scope and the size limit depend on the purpose and must be known before the body is read. */
export function uploadReader(purposes: readonly Purpose[]): Router {
  const readers = new Map(
    purposes.map(({ name, bytesMax, tooLarge, invalid = uploadTexts.invalid }) => [
      name,
      parseForm({ bytes: bytesMax + aroundFile, tooLarge, wrongType: invalid }),
    ]),
  );
  const router = createRouter();
  router.post('/api/uploads', async (c, next) => {
    const { name, scope } = purposeIn(purposes, c.req.query('purpose'));
    const scopes = c.get('ctx').viewer?.scopes;
    if (scopes && !isGranted(scopes, scope)) throw new ScopeMissing(scope);
    return readers.get(name)?.(c, next);
  });
  return router;
}

export function uploadRoutes(purposes: readonly Purpose[]): Route[] {
  const purposeByName = new Map(purposes.map((purpose) => [purpose.name, purpose]));
  return [
    route(uploadPictureFor([...purposeByName.keys()]), async ({ ctx, input: { purpose: name, file } }) => {
      const purpose = purposeIn(purposes, name);
      const { id, width, height, color } = await saveUpload({ ctx, input: { purpose, file } });
      return { id, width, height, color };
    }),
    route(followPictureLink, async ({ ctx, input: { width, ...link }, c }) => {
      const picture = await followLink(ctx, link, purposeByName);
      const { body, contentType } = await readUpload(ctx, picture, width);
      return c.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
    }),
  ];
}
