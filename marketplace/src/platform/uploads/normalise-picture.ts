import sharp, { type Sharp } from 'sharp';

/** Larger originals are no pictures but attempts to fill the memory. */
const maxPixels = 40_000_000;

const signatures = [
  { format: 'jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { format: 'png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

export interface NormalPicture {
  body: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  color: string;
}

/** What the first bytes say it is, whatever its name and type claim; null for all that we do not take. */
export function sniffFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const found = signatures.find(({ at, bytes: wanted }) => wanted.every((byte, i) => bytes[at + i] === byte));
  return found?.format ?? null;
}

/**
 * The picture drawn anew: upright, within `side`, WebP, and nothing of the file but its pixels. Null where it is none, or
 * where it is one of more pixels than anybody has use for.
 */
export async function normalisePicture(bytes: Uint8Array, side: number): Promise<NormalPicture | null> {
  const format = sniffFormat(bytes);
  if (!format) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    if ((await picture.metadata()).format !== format) return null;
    const { data, info } = await picture
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { body: new Uint8Array(data), width, height, color: await meanColor(sharp(data)) };
  } catch {
    return null;
  }
}

async function meanColor(picture: Sharp): Promise<string> {
  const flat = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
  const pixel = await flat.raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
