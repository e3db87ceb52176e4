/**
 * One product: name, price in cedi, how it is drawn, what its category asks (in the order of the category's fields),
 * what the seller says, and what is special about it. The drawing is `object` or `object/colour`.
 */
export type ProductLine = readonly [
  name: string,
  cedi: number,
  art: string,
  specifications: string,
  words: string,
  special?: { was?: number; stock?: number; featured?: true; shop?: string },
];

/** Lines by the slug of their category. */
export type ProductLines = Record<string, readonly ProductLine[]>;
