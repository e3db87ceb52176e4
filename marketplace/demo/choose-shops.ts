import type { CategoryLeaf, CategoryRoot } from '#catalog/data/categories.ts';
import { type ProductLine, type ShopLine, shopLines, shopNamed } from './data.ts';
import { createDice } from './dice.ts';

/** A product line of the demo data and its category. */
export interface Listed {
  root: CategoryRoot;
  leaf: CategoryLeaf;
  line: ProductLine;
  /** The position within its category. */
  place: number;
}

/** An unverified shop has only a few products. */
const pendingAtMost = 4;

/** Assigns each line to the shop it names or that names it, or to the shop of its category with the fewest products. */
export function chooseShops(listed: Listed[]): ShopLine[] {
  const counts = new Map<ShopLine, number>(shopLines.map((shop) => [shop, 0]));
  const dice = createDice('who sells what');
  const named = listed.map(({ line: { shop, name } }) =>
    shop === undefined ? shopLines.find(({ sells }) => sells.includes(name)) : shopNamed(shop),
  );
  for (const shop of named) if (shop) counts.set(shop, (counts.get(shop) ?? 0) + 1);
  return listed.map(({ root, leaf }, index) => {
    if (named[index]) return named[index];
    const traders = dice
      .shuffle(shopLines.filter(({ sells }) => sells.includes(root.slug) || sells.includes(leaf.slug)))
      .filter((shop) => !shop.pending || (counts.get(shop) ?? 0) < pendingAtMost)
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    const [shop] = traders;
    if (!shop) throw new Error(`No demo shop sells ${leaf.slug}`);
    counts.set(shop, (counts.get(shop) ?? 0) + 1);
    return shop;
  });
}
