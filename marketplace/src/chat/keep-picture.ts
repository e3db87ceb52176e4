import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import type { Upload } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, InvalidInput, Unavailable } from '#platform/errors.ts';
import type { WorkQueue } from '#platform/media/work-queue.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { normalisePicture, sniffFormat } from '#platform/uploads/normalise-picture.ts';
import { storeUpload } from '#platform/uploads/store-upload.ts';
import { uploadRule } from './rules.ts';
import { withinLimit } from './within-limit.ts';

interface Args {
  ctx: Ctx;
  input: { file: Blob };
  queue: WorkQueue;
}

/** Takes a picture that this person may then send. */
export async function keepPicture({ ctx, input: { file }, queue }: Args): Promise<Upload> {
  const { userId: ownerId } = requireViewer(ctx);
  if (file.size > limits.pictureBytesMax) throw new AppError('TOO_LARGE', texts.pictureTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!sniffFormat(bytes)) throw new AppError('UNSUPPORTED_TYPE', texts.pictureInvalid);
  return withinLimit(ctx, { rule: uploadRule(ctx.config), key: ownerId, refusal: texts.tooFast }, async () => {
    const drawn = queue.now(() => normalisePicture(bytes, limits.pictureSideMax));
    if (!drawn) throw new Unavailable();
    const picture = await drawn;
    if (!picture) throw new InvalidInput({ file: [texts.pictureInvalid] }, texts.pictureInvalid);
    const { id, width, height, color } = await storeUpload({ ctx, input: { ownerId, picture } });
    return { id, width, height, color };
  });
}
