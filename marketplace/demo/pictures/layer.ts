import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** See-through pixels between two steps of drawing, four bytes each: never packed, for packing costs more than drawing. */
export interface Layer {
  pixels: Buffer;
  width: number;
  height: number;
}

export async function toLayer(image: Sharp): Promise<Layer> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

export function fromLayer({ pixels, width, height }: Layer): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** Places a layer; what would stick out of the picture is cut off. */
export async function placed(
  layer: Layer,
  left: number,
  top: number,
  within: { width: number; height: number },
): Promise<OverlayOptions> {
  const x = Math.max(0, -left);
  const y = Math.max(0, -top);
  const width = Math.min(layer.width - x, within.width - Math.max(0, left));
  const height = Math.min(layer.height - y, within.height - Math.max(0, top));
  const whole = width === layer.width && height === layer.height;
  const seen = whole ? layer : await toLayer(fromLayer(layer).extract({ left: x, top: y, width, height }));
  return {
    input: seen.pixels,
    raw: { width: seen.width, height: seen.height, channels: 4 },
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}
