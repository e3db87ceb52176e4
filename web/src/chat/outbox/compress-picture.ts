import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { OutboxPicture } from './entry.ts';
import { fitWithin } from './fit-picture.ts';

const takenTypes = ['image/jpeg', 'image/png', 'image/webp'];
const quality = 0.82;

/** What is said to whoever chose it. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
}

/** A chosen picture as it goes over mobile data: at most 1600 px, JPEG, without where and when it was taken. */
export async function compressPicture(file: File): Promise<OutboxPicture> {
  if (!takenTypes.includes(file.type)) throw new PictureRefusal(chatTexts.pictureInvalid);
  if (file.size > chatLimits.pictureBytesMax) throw new PictureRefusal(chatTexts.pictureTooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefusal(chatTexts.pictureInvalid);
  });
  try {
    const side = chatLimits.pictureSideMax;
    const size = fitWithin(bitmap, { width: side, height: side });
    const blob = await drawn(bitmap, size);
    return { bytes: await blob.arrayBuffer(), type: blob.type, ...size, uploadId: null };
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefusal(chatTexts.pictureInvalid);
  // JPEG knows no transparency; without a ground it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureRefusal(chatTexts.pictureInvalid))),
      'image/jpeg',
      quality,
    );
  });
}
