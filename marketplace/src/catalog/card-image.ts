import { mediaPath } from '#platform/media/paths.ts';
import type { CardImage } from './tables.ts';

/** A product's first picture, as cards and suggestions show it. */
export function toCardImage({ id, alt, color, width, height }: CardImage) {
  return { id, image: mediaPath(id), alt_text: alt, color, width, height };
}
