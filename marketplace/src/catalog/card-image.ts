import { mediaPath } from '#platform/media/paths.ts';

/** The first picture as a card needs it, copied into the product's own row. */
export interface CardImage {
  id: string;
  alt: string;
  color: string;
  width: number;
  height: number;
}

/** A product's first picture, as cards and suggestions show it. */
export function toCardImage({ id, alt, color, width, height }: CardImage) {
  return { id, image: mediaPath(id), alt_text: alt, color, width, height };
}
