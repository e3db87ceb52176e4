import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { eq, inArray } from 'drizzle-orm';
import { productPicture } from '#catalog/selling/uploads.ts';
import { productImages, products } from '#catalog/tables.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import { getPublic, isCallable, NotPublic } from '#platform/public-web/public-fetch.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import type { Rows } from './find-row.ts';
import type { Group } from './join-lines.ts';
import type { ZipFile } from './zip-file.ts';

const secondsEach = 10;

/** More than a form needs: an import uses its pictures within a minute. */
const importPurpose = {
  ...productPicture,
  rule: () => ({ name: 'imported-pictures', times: limits.importedPicturesPerDay, seconds: 24 * 60 * 60 }),
  tooMany: texts.picturesLimit,
  unusedMax: 100,
};

interface World {
  rows: Rows;
  zip: ZipFile | null;
  shopId: string;
  /** Until the lines are applied, an address stands for its picture. */
  isApplied: boolean;
}

/** Replaces pictures by their ids: those that the product shows already, and loaded ones. */
export async function withPictures(ctx: Ctx, world: World, groups: readonly Group[]): Promise<Group[]> {
  const own = inArray(
    productImages.productId,
    ctx.db.select({ id: products.id }).from(products).where(eq(products.shopId, world.shopId)),
  );
  const pictures = groups.reduce((sum, { head }) => sum + head.pictures.length, 0);
  const isFull = pictures > 0 && (await ctx.db.$count(productImages, own)) + pictures > limits.picturesStored;
  const pictured: Group[] = [];
  for (const group of groups) pictured.push(await withOwnPictures(ctx, { ...world, isFull }, group));
  return pictured;
}

/** The pictures of one product are loaded together, and only if nothing is wrong with its lines. */
async function withOwnPictures(ctx: Ctx, world: World & { isFull: boolean }, group: Group): Promise<Group> {
  const { rows, zip, isFull, isApplied } = world;
  const { head, lines } = group;
  const shown = new Set(rows.of(group)?.pictures);
  const idOf = (picture: string) => {
    const id = ownId(ctx, picture);
    return id && shown.has(id) ? id : null;
  };
  const fresh = head.pictures.filter((picture) => !idOf(picture));
  const wrong = fresh.flatMap((picture) => pictureFault(picture, zip, ctx) ?? []);
  const isLoaded = isApplied && fresh.length > 0 && wrong.length === 0 && group.faults.length === 0;
  const loaded = await Promise.all(
    (isLoaded ? fresh : []).map(async (picture) => {
      return isFull ? { picture, fault: texts.picturesStored } : { picture, ...(await loadOne(ctx, picture, zip)) };
    }),
  );
  const ids = new Map(loaded.map((one) => [one.picture, 'id' in one ? one.id : one.picture]));
  const named = (picture: string) => idOf(picture) ?? ids.get(picture) ?? picture;
  const { line } = lines.find((draft) => draft.pictures.length > 0) ?? head;
  const faults = [...wrong, ...loaded.flatMap((one) => ('fault' in one ? [one.fault] : []))];
  return {
    ...group,
    head: { ...head, pictures: head.pictures.map(named) },
    lines: lines.map((draft) => ({ ...draft, picture: named(draft.picture) })),
    faults: [...group.faults, ...faults.map((text) => ({ line, column: 'pictures', text }))],
  };
}

/** The id in our own address of a picture, as the export writes it. */
function ownId({ config }: Ctx, picture: string): string | null {
  const [start, id = ''] = picture.split('/media/');
  return start === config.publicUrl && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** Whether a picture can be meant at all; it is loaded when the line is applied. */
function pictureFault(picture: string, zip: ZipFile | null, { config }: Pick<Ctx, 'config'>): string | null {
  if (isAddress(picture))
    return isCallable(picture, config.webhookLoopbackPorts) ? null : texts.pictureNotPublic(shortened(picture));
  if (zip) return zip.has(picture) ? null : texts.pictureNotInZip(shortened(picture));
  return texts.pictureAddress(shortened(picture));
}

const isAddress = (picture: string) => /^https?:\/\//i.test(picture);

/** A value of the file, as faults show it. */
export const shortened = (value: string) => (value.length > 80 ? `${value.slice(0, 79)}…` : value);

async function loadOne(ctx: Ctx, picture: string, zip: ZipFile | null): Promise<{ id: string } | { fault: string }> {
  const bytes = isAddress(picture) ? await download(ctx, picture) : await zip?.readPicture(picture);
  if (typeof bytes === 'string') return { fault: bytes };
  const invalid = { fault: texts.pictureInvalid(shortened(picture)) };
  if (!bytes) return invalid;
  try {
    const file = new Blob([new Uint8Array(bytes)]);
    return { id: (await saveUpload({ ctx, input: { purpose: importPurpose, file } })).id };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
    return error.code === 'RATE_LIMITED' ? { fault: error.message } : invalid;
  }
}

async function download({ config }: Ctx, url: string): Promise<Buffer | string> {
  try {
    const { status, bytes } = await getPublic({
      url,
      seconds: secondsEach,
      headers: { accept: 'image/*', 'user-agent': 'Besesaka' },
      answerBytes: productPicture.bytesMax + 1,
      loopbackPorts: config.webhookLoopbackPorts,
    });
    return status === 200 ? bytes : texts.pictureUnreachable(shortened(url));
  } catch (error) {
    return error instanceof NotPublic
      ? texts.pictureNotPublic(shortened(url))
      : texts.pictureUnreachable(shortened(url));
  }
}
