/**
 * How a room takes pictures from people, say for reviews:
 *
 * 1. `schema/src/reviews/uploads.ts` says what both sides hold it to: bytes, pixels, how a browser shrinks it.
 * 2. `marketplace/src/reviews/uploads.ts` makes the purpose of it: who may see it, how many of them a person may bring. The
 *    room's `room.ts` lists it under `uploads`.
 * 3. A browser brings each picture by `POST /api/uploads?purpose=review-photo`, and gets its id. A call that takes the files
 *    themselves hands each to `keepUpload({ ctx, input: { purpose, file } })`, before any transaction.
 * 4. The verb that uses them says `takeUploads(ctx, { purpose, ids, ownerId, field: 'images' })` within its transaction: they
 *    are its owner's, unused until then, and come back in the order of their ids. A picture for everybody is at
 *    `mediaPath(id)` from the commit on; any other is sent by `readUpload` once the room has looked who asks,
 *    or, where every look is to be audited, by a link of `linkTo` that the purpose's `mayLook` allows.
 * 5. Where nothing shows it any more, `releaseUploads(ctx, ids)` in the same transaction lets go of its files too.
 */
import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import type { Config } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import type { UploadRow } from './tables.ts';

export interface Purpose extends UploadPurpose {
  /** Everybody, by public addresses that never change; or those whom its room lets look. */
  audience: 'everybody' | 'its room';
  /** Who may look by a link of `linkTo`, which dies in five minutes: asked again at each look, and each is audited. */
  mayLook?: (ctx: Ctx, upload: UploadRow) => Promise<boolean>;
  /** How many pictures a person may bring, and what they are told beyond it. */
  rule: (config: Config) => LimitRule;
  tooMany?: string;
  /** How long one waits to be used, and how many of a person wait at once: the oldest makes room. */
  unusedHours: number;
  unusedMax: number;
  /** Whether it is kept by what it can be found again, shrunk or compressed as it may be. */
  recognised?: boolean;
}
