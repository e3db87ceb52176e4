import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import { categoryTree } from '#catalog/data/categories.ts';
import type { productImages, products } from '#catalog/tables.ts';
import { stableId } from '#platform/base/ids.ts';
import { chooseShops, type Listed } from './choose-shops.ts';
import { closers, productLines, type ShopLine } from './data.ts';
import { createDice, type Dice } from './dice.ts';
import { between, daysAfter, daysBefore } from './moments.ts';
import { type PlannedPicture, productPictures } from './plan-pictures.ts';
import { shopId } from './plan-shops.ts';
import { planVariants, type VariantRow } from './plan-variants.ts';

/** The search column is generated. */
export type ProductRow = Omit<typeof products.$inferInsert, 'search'>;
export type ProductImageRow = typeof productImages.$inferInsert;

export interface PlannedProduct {
  row: ProductRow & { createdAt: Date };
  pictures: PlannedPicture[];
  images: ProductImageRow[];
  /** Empty for a simple product. */
  variants: VariantRow[];
  root: string;
  /** Popularity from 0 to 1. */
  fame: number;
}

export function listedLines(): Listed[] {
  return categoryTree.flatMap((root) =>
    root.children.flatMap((leaf) =>
      (productLines[leaf.slug] ?? []).map((line, place) => ({ root, leaf, line, place })),
    ),
  );
}

export function planProducts(now: Date): PlannedProduct[] {
  const listed = listedLines();
  const shopsOf = chooseShops(listed);
  return listed.map((entry, index) => planProduct({ entry, shop: shopAt(shopsOf, index), now }));
}

function shopAt(shops: ShopLine[], index: number): ShopLine {
  const shop = shops[index];
  if (!shop) throw new Error(`No shop for product ${index}`);
  return shop;
}

function planProduct({ entry, shop, now }: { entry: Listed; shop: ShopLine; now: Date }): PlannedProduct {
  const { name, cedi, was, stock, featured } = entry.line;
  const slug = slugOf(name);
  const dice = createDice(`product ${slug}`);
  const id = stableId(`demo product ${slug}`);
  const pictures = productPictures(slug);
  const createdAt = daysBefore(now, dice, 3, 240);
  // A few products are very popular, most are not.
  const fame = Math.min(1, dice.roll() ** 2.2 + (featured ? 0.45 : 0));
  const viewsCount = 30 + Math.round(fame * 4200 + dice.roll() * 120);
  const salesCount = Math.round((viewsCount * (0.015 + dice.roll() * 0.05)) / (1 + cedi / 4000));
  const description = describe(entry, dice);
  const sku = `${skuLetters(entry.leaf.slug)}-${String(entry.place + 1).padStart(4, '0')}`;
  const { options, variants } = planVariants(entry, { id, slug, sku });
  const simpleStock = stock ?? dice.between(11, cedi > 1500 ? 30 : 180);
  const inAll = variants.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0);
  return {
    root: entry.root.slug,
    fame,
    pictures,
    variants,
    images: imagesOf({ id, slug, name }, pictures),
    row: {
      id,
      shopId: shopId(shop.slug),
      categoryId: stableId(`category ${entry.leaf.slug}`),
      slug,
      sku: variants[0]?.sku ?? sku,
      options,
      offeredValues: Object.fromEntries(options.map(({ id: key, values }) => [key, values])),
      name,
      description,
      pricePesewas: cedi * 100,
      compareAtPesewas: was === undefined ? null : was * 100,
      stockQuantity: variants.length > 0 ? inAll : simpleStock,
      isActive: true,
      // Buyers bargain about goods that cost more.
      takesOffers: cedi >= 200,
      featuredUntil: featured ? daysAfter(now, dice.between(60, 120)) : null,
      specifications: specify(entry),
      metaTitle: name.slice(0, 60),
      metaDescription: cut(description, 160),
      primaryImage: cardImage(name, pictures),
      categoryName: entry.leaf.name,
      categorySlug: entry.leaf.slug,
      categoryPath: [entry.root.slug, entry.leaf.slug],
      sellerName: shop.name,
      sellerSlug: shop.slug,
      sellerVerified: !shop.pending,
      sellerCity: shop.city,
      salesCount,
      viewsCount,
      createdAt,
      updatedAt: between(createdAt, now, dice),
    },
  };
}

function imagesOf({ id, slug, name }: { id: string; slug: string; name: string }, pictures: PlannedPicture[]) {
  return pictures.map((picture, position) => ({
    id: stableId(`demo image ${slug} ${position}`),
    productId: id,
    mediaId: picture.id,
    altText: altOf(name, picture),
    position,
    isPrimary: position === 0,
  }));
}

function cardImage(name: string, [first]: PlannedProduct['pictures']) {
  if (!first) return null;
  const { id, color, width, height } = first;
  return { id, alt: altOf(name, first), color, width, height };
}

/** Maps the line's values to the category's fields by position. Empty ones are left out. */
function specify({ leaf, line }: Listed): Record<string, string> {
  const values = line.specifications.split('|');
  const pairs = leaf.fields.map((field, index): [string, string] => [field.id, (values[index] ?? '').trim()]);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

function describe({ root, line }: Listed, dice: Dice): string {
  const { description } = line;
  const sentences = description.split(/[.!?](?:\s|$)/).filter(Boolean).length;
  if (sentences >= 4 || (sentences === 3 && dice.chance(0.6))) return description;
  return `${description} ${dice.pick(closers[root.slug] ?? [''])}`.trim();
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
}

const viewTexts: Record<string, string> = { front: 'from the front', angle: 'at an angle', detail: 'from close by' };

function altOf(name: string, { view }: PlannedPicture): string {
  return `${name}, seen ${viewTexts[view]}`;
}

function skuLetters(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 3))
    .join('')
    .slice(0, 6)
    .toUpperCase();
}
