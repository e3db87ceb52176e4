import type { ImageFormat, ImageWidth } from '@besesaka/schema/kernel/images.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { NotFound } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { Drawing } from '#platform/drawing/drawing.ts';
import type { StoredFile } from '#platform/files/files.ts';
import { media } from './tables.ts';

export interface Rendition {
  id: string;
  width: ImageWidth;
  format: ImageFormat;
}

export interface Served extends StoredFile {
  /** The actual format: WebP is sent while the AVIF is being encoded. */
  format: ImageFormat;
  /** True if this is only the picture's colour, because the picture is still being drawn. */
  plain: boolean;
}

type World = Pick<Ctx, 'db' | 'files' | 'log' | 'drawing'>;

const maxPutOff = 500;

/**
 * Pictures in the sizes that pages request. They are encoded at the first request and saved, so a picture has at most
 * one file per width and format. AVIF is encoded in the background, because the first visitor would have to wait for
 * it.
 */
export function createRenditions() {
  const underWay = new Map<string, Promise<StoredFile>>();

  /** Requests for the same rendition share the work. */
  function make(ctx: World, rendition: Rendition, originalKey: string): Promise<StoredFile> {
    const key = renditionKey(rendition);
    const joined = underWay.get(key);
    if (joined) return joined;
    const made = ctx.drawing
      .inTurn((draw) => encodeAndSave(ctx, rendition, originalKey, draw))
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  const later = new Set<string>();
  function makeLater(ctx: World, rendition: Rendition, originalKey: string): void {
    const key = renditionKey(rendition);
    if (later.has(key) || later.size >= maxPutOff) return;
    later.add(key);
    ctx.drawing.later(async (draw) => {
      await encodeAndSave(ctx, rendition, originalKey, draw).catch((error: Error) =>
        ctx.log.warn({ picture: key, err: error }, 'could not encode a picture'),
      );
      later.delete(key);
    });
  }

  async function get(ctx: World, rendition: Rendition, original: Original): Promise<Served> {
    const saved = await ctx.files.get('public', renditionKey(rendition));
    if (saved) return { ...saved, format: rendition.format, plain: false };
    if (!original.ready) {
      return { body: await ctx.drawing.plain(original.color), contentType: 'image/webp', format: 'webp', plain: true };
    }
    if (rendition.format !== 'avif') {
      return { ...(await make(ctx, rendition, original.key)), format: rendition.format, plain: false };
    }
    makeLater(ctx, rendition, original.key);
    return get(ctx, { ...rendition, format: 'webp' }, original);
  }

  return { get };
}

export function renditionKey({ id, width, format }: Rendition): string {
  return `renditions/${id}/${width}.${format}`;
}

type Original = Pick<typeof media.$inferSelect, 'key' | 'color' | 'ready'>;

/** Checked for each request, because a picture may be hidden by now even if its files exist. */
export async function findOriginal(ctx: Pick<Ctx, 'db'>, id: string): Promise<Original> {
  const { key, color, ready } = media;
  const isShown = and(eq(media.id, id), isNull(media.hiddenAt));
  const [found] = await ctx.db.select({ key, color, ready }).from(media).where(isShown);
  if (!found) throw new NotFound();
  return found;
}

async function encodeAndSave(
  ctx: World,
  rendition: Rendition,
  originalKey: string,
  draw: Drawing['encode'],
): Promise<StoredFile> {
  // Another request may have saved it since the first check.
  const saved = await ctx.files.get('public', renditionKey(rendition));
  if (saved) return saved;
  const original = await ctx.files.get('public', originalKey);
  if (!original) {
    ctx.log.error({ key: originalKey }, 'the original of a picture is missing');
    throw new NotFound();
  }
  const body = await draw(original.body, rendition.width, rendition.format);
  const file: StoredFile = { body, contentType: `image/${rendition.format}` };
  await ctx.files.put('public', renditionKey(rendition), file);
  return file;
}
