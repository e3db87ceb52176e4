import { imageFormats, imageWidths } from '@besesaka/schema/kernel/images.ts';
import { NotFound } from '#platform/base/errors.ts';
import { createRouter, type Router } from '#platform/http/router.ts';
import { createRenditions, findOriginal, type Rendition } from './renditions.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/**
 * A picture never changes but may be hidden, so caches revalidate after a day, which does not send the picture again.
 */
const aDay = 'public, max-age=86400';
/** A placeholder is cached briefly, because the real picture should be ready soon. */
const shortly = 'public, max-age=60';

/** `/media/<id>/<width>.<format>`: the picture at an address never changes. */
export function mediaRoutes(): Router {
  const renditions = createRenditions();
  const router = createRouter();
  router.get('/media/:id/:file', async (c) => {
    const rendition = parse(c.req.param('id'), c.req.param('file'));
    const original = await findOriginal(c.get('ctx'), rendition.id);
    const etags = c.req.header('if-none-match');
    if (etags?.includes(tagOf(rendition))) return c.body(null, 304, headersOf(rendition, rendition.format));
    const { body, contentType, format, plain } = await renditions.get(c.get('ctx'), rendition, original);
    if (plain) return c.body(body, 200, { 'cache-control': 'no-store', 'content-type': contentType });
    return c.body(body, 200, { ...headersOf(rendition, format), 'content-type': contentType });
  });
  return router;
}

function parse(id: string, file: string): Rendition {
  const [size, ending] = file.split('.');
  const width = imageWidths.find((known) => String(known) === size);
  const format = imageFormats.find((known) => known === ending);
  if (!uuid.test(id) || width === undefined || format === undefined || file !== `${width}.${format}`) {
    throw new NotFound();
  }
  return { id, width, format };
}

function tagOf({ id, width, format }: Rendition): string {
  return `"${id}-${width}.${format}"`;
}

function headersOf(rendition: Rendition, format: Rendition['format']): Record<string, string> {
  return {
    etag: tagOf({ ...rendition, format }),
    'cache-control': format === rendition.format ? aDay : shortly,
    'cross-origin-resource-policy': 'cross-origin',
  };
}
