/**
 * How a module accepts pictures from users, for example for reviews:
 *
 * 1. `schema/src/reviews/uploads.ts` declares the limits for both sides: bytes, pixels, and how a browser scales it.
 * 2. `marketplace/src/reviews/uploads.ts` makes a purpose of them: who may see a picture, and how many a user may upload.
 *    The module's `module.ts` lists it under `uploads`.
 * 3. A browser uploads each picture with `POST /api/uploads?purpose=review-photo` and gets its id. An operation whose form
 *    contains the files passes each to `saveUpload({ ctx, input: { purpose, file } })`, before any transaction.
 * 4. The verb that uses them calls `claimUploads(ctx, { purpose, ids, ownerId, field: 'images' })` in its transaction. It
 *    checks that they are unused and belong to the owner, and returns them in the order of their ids. A public picture is at
 *    `mediaPath(id)` after the commit. A private one is sent by `readUpload` after the module's own check, or by a link of
 *    `linkTo` that the purpose's `mayView` allows, if every access is audited.
 * 5. When a picture is no longer used, `releaseUploads(ctx, ids)` in the same transaction also removes its files.
 */
import type { NeededScope } from '@besesaka/schema/kernel/scopes.ts';
import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import type { Config } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import type { UploadRow } from './tables.ts';

export interface Purpose extends UploadPurpose {
  /** `everybody`: public addresses that never change. `its module`: only users whom the module allows. */
  audience: 'everybody' | 'its module';
  /** The scope an API key needs to upload one. It is the scope of the calls that use the upload. */
  scope: NeededScope;
  /** Decides who may use a link of `linkTo`, which expires in five minutes. Each use is checked and audited. */
  mayView?: (ctx: Ctx, upload: UploadRow) => Promise<boolean>;
  /** How many pictures a user may upload, and the error beyond that. */
  rule: (config: Config) => LimitRule;
  tooMany?: string;
  /** How long an upload may stay unused, and how many unused ones a user may have: the oldest is dropped. */
  unusedHours: number;
  unusedMax: number;
  /** Whether to store a perceptual hash, by which scaled or recompressed copies are found. */
  recognised?: boolean;
}
