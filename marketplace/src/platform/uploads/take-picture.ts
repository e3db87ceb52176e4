import type { Ctx } from '#platform/context.ts';
import { RateLimited, Unavailable } from '#platform/errors.ts';
import type { LimitRule } from '#platform/limiter.ts';
import type { Drawing, NormalPicture, SourceFormat } from '#platform/media/drawing.ts';
import { DrawingStopped } from '#platform/media/drawing-process.ts';

/** Nobody's phone makes that many broken pictures; whoever tries so many ties up a processor. */
const brokenRule: LimitRule = { name: 'uploads-broken', times: 10, seconds: 600 };

interface Args {
  ctx: Ctx;
  input: { ownerId: string; bytes: Uint8Array<ArrayBuffer>; format: SourceFormat; side: number };
  drawing: Drawing;
  /** How many pictures a person may bring, and what they are told beyond it. */
  limit: { rule: LimitRule; refusal: string };
}

/** The picture as we keep it, or null. It counts whether it succeeds or is broken; what we could not look at does not. */
export async function takePicture({ ctx, input, drawing, limit }: Args): Promise<NormalPicture | null> {
  const { ownerId, bytes, format, side } = input;
  const { limiter, client } = ctx;
  for (const rule of [limit.rule, brokenRule]) {
    const wait = await limiter.take(rule, ownerId);
    if (wait !== null) throw new RateLimited(wait, limit.refusal);
  }
  try {
    const picture = await drawing.normalise({ person: ownerId, gone: client.gone }, bytes, format, side);
    if (picture) await limiter.giveBack(brokenRule, ownerId);
    return picture;
  } catch (error) {
    if (error instanceof DrawingStopped) throw new Unavailable();
    for (const rule of [limit.rule, brokenRule]) await limiter.giveBack(rule, ownerId);
    throw error;
  }
}
