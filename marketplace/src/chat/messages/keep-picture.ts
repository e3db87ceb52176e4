import { chatLimits as limits } from '@besesaka/schema/chat/limits.ts';
import type { Upload } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { uploadRule } from '#chat/rules.ts';
import type { Ctx } from '#platform/context.ts';
import { AppError, InvalidInput } from '#platform/errors.ts';
import type { Drawing } from '#platform/media/drawing.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { sniffFormat } from '#platform/uploads/sniff-format.ts';
import { storeUpload } from '#platform/uploads/store-upload.ts';
import { takePicture } from '#platform/uploads/take-picture.ts';

interface Args {
  ctx: Ctx;
  input: { file: Blob };
  drawing: Drawing;
}

/** Takes a picture that this person may then send. */
export async function keepPicture({ ctx, input: { file }, drawing }: Args): Promise<Upload> {
  const { userId: ownerId } = requireViewer(ctx);
  if (file.size > limits.pictureBytesMax) throw new AppError('TOO_LARGE', texts.pictureTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = sniffFormat(bytes);
  if (!format) throw new AppError('UNSUPPORTED_TYPE', texts.pictureInvalid);
  const limit = { rule: uploadRule(ctx.config), refusal: texts.tooFast };
  const input = { ownerId, bytes, format, side: limits.pictureSideMax };
  const picture = await takePicture({ ctx, input, drawing, limit });
  if (!picture) throw new InvalidInput({ file: [texts.pictureInvalid] }, texts.pictureInvalid);
  const { id, width, height, color } = await storeUpload({ ctx, input: { ownerId, picture } });
  return { id, width, height, color };
}
