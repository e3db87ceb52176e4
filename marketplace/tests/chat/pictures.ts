import sharp from 'sharp';

interface Wanted {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff';
}

export async function createPicture({ width = 60, height = 40, format = 'jpeg' }: Wanted = {}) {
  const background = { r: 180, g: 90, b: 20 };
  const drawn = sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
  return new Uint8Array(await drawn.toFormat(format).toBuffer());
}
