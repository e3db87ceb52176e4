import { originalBytesMax, pictureTypes, type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { fitWithin } from './fit-within.ts';

/** A picture as it will be uploaded: bytes rather than a Blob, which some browsers lose from their database. */
export interface ShrunkPicture {
  bytes: ArrayBuffer;
  type: string;
  width: number;
  height: number;
}

/** What is said to whoever chose it. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/** A chosen picture as it goes over mobile data: small, JPEG, without where and when it was taken. Judged by what it becomes. */
export async function shrinkPicture(file: File, purpose: UploadPurpose): Promise<ShrunkPicture> {
  if (!pictureTypes.some((type) => type === file.type)) throw new PictureRefusal(invalidTextOf(purpose));
  if (file.size > originalBytesMax) throw new PictureRefusal(purpose.tooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefusal(
      file.size > purpose.bytesMax ? purpose.tooLarge : (purpose.unreadable ?? invalidTextOf(purpose)),
    );
  });
  try {
    const canvas = drawn(bitmap, purpose);
    const blob = await smallEnough(canvas, purpose);
    if (blob.size > purpose.bytesMax) throw new PictureRefusal(purpose.tooLarge);
    return { bytes: await blob.arrayBuffer(), type: blob.type, width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}

const invalidTextOf = ({ invalid = uploadTexts.invalid }: UploadPurpose) => invalid;

function drawn(bitmap: ImageBitmap, purpose: UploadPurpose): HTMLCanvasElement {
  const { width, height, fit } = purpose;
  const size = fit === 'cover' ? { width, height } : fitWithin(bitmap, { width, height });
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefusal(purpose.undrawable ?? invalidTextOf(purpose));
  // JPEG knows no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  // Its middle, where what stands over is cut off.
  const scale = Math.min(bitmap.width / size.width, bitmap.height / size.height);
  const cut = fit === 'cover' ? { width: size.width * scale, height: size.height * scale } : bitmap;
  const [left, top] = [(bitmap.width - cut.width) / 2, (bitmap.height - cut.height) / 2];
  context.drawImage(bitmap, left, top, cut.width, cut.height, 0, 0, size.width, size.height);
  return canvas;
}

/** Of the first quality that brings it there; of the last where none does. */
async function smallEnough(canvas: HTMLCanvasElement, purpose: UploadPurpose): Promise<Blob> {
  const { qualities, aimBytes } = purpose;
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (blob && blob.size <= aimBytes) break;
  }
  if (!blob) throw new PictureRefusal(purpose.undrawable ?? invalidTextOf(purpose));
  return blob;
}
