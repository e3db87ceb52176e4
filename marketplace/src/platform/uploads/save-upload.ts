import type { ErrorCode } from '@besesaka/schema/kernel/errors.ts';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { sql } from 'drizzle-orm';
import { AppError, RateLimited, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { NormalPicture, SourceFormat } from '#platform/drawing/drawing.ts';
import { DrawingStopped } from '#platform/drawing/drawing-process.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { dropUnused } from './drop-unused.ts';
import type { Purpose } from './purposes.ts';
import { type UploadRow, uploads } from './tables.ts';

/** Far more broken pictures than a real phone produces; more would tie up a processor. */
const brokenRule: LimitRule = { name: 'uploads-broken', times: 10, seconds: 600 };

interface Args {
  ctx: Ctx;
  /** `field` is the name of the file in the caller's form, for the error. */
  input: { purpose: Purpose; file: Blob; field?: string };
}

/** Saves a picture that this user may then use. */
export async function saveUpload({ ctx, input }: Args): Promise<UploadRow> {
  const { purpose, file, field = 'file' } = input;
  const { userId: ownerId } = requireViewer(ctx);
  const refuse = (code: ErrorCode, text: string) => new AppError(code, text, { details: { [field]: [text] } });
  const invalid = purpose.invalid ?? texts.invalid;
  if (file.size > purpose.bytesMax) throw refuse('TOO_LARGE', purpose.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = sniffFormat(bytes);
  if (!format) throw refuse('UNSUPPORTED_TYPE', invalid);
  const picture = await draw(ctx, purpose, { bytes, format }, ownerId);
  if (!picture) throw refuse('INVALID_INPUT', purpose.unreadable ?? invalid);
  return store(ctx, purpose, picture, ownerId);
}

interface Brought {
  bytes: Uint8Array<ArrayBuffer>;
  format: SourceFormat;
}

/** Re-encodes the picture; null if it is broken. Both outcomes count, a failure of ours does not. */
async function draw(ctx: Ctx, purpose: Purpose, { bytes, format }: Brought, user: string) {
  const { limiter, client } = ctx;
  const rules = [purpose.rule(ctx.config), brokenRule];
  for (const rule of rules) {
    const wait = await limiter.take(rule, user);
    if (wait !== null) throw new RateLimited(wait, purpose.tooMany ?? texts.tooMany);
  }
  let picture: NormalPicture | null;
  try {
    picture = await ctx.drawing.normalise({ user, gone: client.gone }, bytes, format, purpose);
  } catch (error) {
    if (error instanceof DrawingStopped) throw new Unavailable();
    for (const rule of rules) await limiter.giveBack(rule, user);
    throw error;
  }
  if (picture) await limiter.giveBack(brokenRule, user);
  return picture;
}

/** The row is inserted first, because the cleanup finds files by their rows. */
async function store(ctx: Ctx, purpose: Purpose, picture: NormalPicture, ownerId: string): Promise<UploadRow> {
  const id = newId();
  const { body, width, height, color, likeness } = picture;
  const place =
    purpose.audience === 'everybody'
      ? ({ area: 'public', key: `originals/${id}.webp` } as const)
      : ({ area: 'private', key: `uploads/${id}.webp` } as const);
  const about = { purpose: purpose.name, width, height, color, likeness, usedAt: null, createdAt: ctx.now };
  const row = { id, ownerId, ...place, ...about };
  await ctx.db.insert(uploads).values(row);
  await ctx.files.put(place.area, place.key, { body, contentType: 'image/webp' });
  await dropUnused(
    ctx,
    sql`select id from ${uploads} where owner_id = ${ownerId} and purpose = ${purpose.name} and used_at is null
      order by created_at desc, id desc offset ${purpose.unusedMax} limit 1000`,
  );
  return row;
}

const signatures = [
  { format: 'jpeg', start: [0xff, 0xd8, 0xff] },
  { format: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // The length of the file is between RIFF and WEBP.
  { format: 'webp', start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
] as const;

/** The format according to the first bytes, whatever the name and type claim; null if we do not accept it. */
export function sniffFormat(bytes: Uint8Array): SourceFormat | null {
  const signature = signatures.find(({ start }) =>
    start.every((byte, index) => byte === null || bytes[index] === byte),
  );
  return signature?.format ?? null;
}
