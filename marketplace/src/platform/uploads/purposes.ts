/**
 * How a module takes pictures from people, say for reviews:
 *
 * 1. `schema/src/reviews/uploads.ts` says what both sides hold it to: bytes, pixels, how a browser shrinks it.
 * 2. `marketplace/src/reviews/uploads.ts` makes the purpose of it: who may see it, how many of them a person may bring. The
 *    module's `module.ts` lists it under `uploads`.
 * 3. A browser brings each picture by `POST /api/uploads?purpose=review-photo`, and gets its id. A call that takes the files
 *    themselves hands each to `keepUpload({ ctx, input: { purpose, file } })`, before any transaction.
 * 4. The verb that uses them says `takeUploads(ctx, { purpose, ids, ownerId, field: 'images' })` within its transaction: they
 *    are its owner's, unused until then, and come back in the order of their ids. A picture for everybody is at
 *    `mediaPath(id)` from the commit on; any other is sent by `readUpload` once the module has looked who asks,
 *    or, where every look is to be audited, by a link of `linkTo` that the purpose's `mayLook` allows.
 * 5. Where nothing shows it any more, `releaseUploads(ctx, ids)` in the same transaction lets go of its files too.
 */
import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import type { Config } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import type { UploadRow } from './tables.ts';

export interface Purpose extends UploadPurpose {
  /** `everybody`: public addresses that never change. `its module`: only users whom the module allows. */
  audience: 'everybody' | 'its module';
  /** Who may use a link of `linkTo`, which expires in five minutes. It is checked and audited at each use. */
  mayLook?: (ctx: Ctx, upload: UploadRow) => Promise<boolean>;
  /** How many pictures a user may upload, and the error beyond that. */
  rule: (config: Config) => LimitRule;
  tooMany?: string;
  /** How long an upload may stay unused, and how many unused ones a user may have: the oldest is dropped. */
  unusedHours: number;
  unusedMax: number;
  /** Whether to store a perceptual hash, by which scaled or recompressed copies are found. */
  recognised?: boolean;
}
