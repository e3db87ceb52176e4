import { originalBytesMax, pictureTypes, type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { fitWithin } from './fit-within.ts';

/** A picture to upload. Bytes rather than a Blob, because some browsers lose Blobs in IndexedDB. */
export interface ShrunkPicture {
  bytes: ArrayBuffer;
  type: string;
  width: number;
  height: number;
}

/** An error with a message for the user. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/** Shrinks a picture for mobile data: a small JPEG without metadata such as place and time. The size limit applies to the result. */
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
  // JPEG has no transparency; without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  // Crop to the middle.
  const scale = Math.min(bitmap.width / size.width, bitmap.height / size.height);
  const cut = fit === 'cover' ? { width: size.width * scale, height: size.height * scale } : bitmap;
  const [left, top] = [(bitmap.width - cut.width) / 2, (bitmap.height - cut.height) / 2];
  context.drawImage(bitmap, left, top, cut.width, cut.height, 0, 0, size.width, size.height);
  return canvas;
}

/** Tries lower qualities until the file is small enough; returns the last if none is. */
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
