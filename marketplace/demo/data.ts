import { regions } from '@besesaka/schema/kernel/regions.ts';
import { z } from 'zod';
import chatFile from './data/chats.json' with { type: 'json' };
import closerFile from './data/closers.json' with { type: 'json' };
import productFile from './data/products.json' with { type: 'json' };
import replyFile from './data/replies.json' with { type: 'json' };
import reviewFile from './data/reviews.json' with { type: 'json' };
import shopFile from './data/shops.json' with { type: 'json' };
import usersFile from './data/users.json' with { type: 'json' };

const productLine = z.strictObject({
  name: z.string(),
  cedi: z.number(),
  /** The price before a reduction, in cedi. */
  was: z.number().optional(),
  stock: z.number().optional(),
  featured: z.boolean().optional(),
  /** The shop's slug. Other products go to a shop that sells their category. */
  shop: z.string().optional(),
  /** The values of each option. Each combination is a variant. */
  options: z.record(z.string(), z.array(z.string())).optional(),
  /** How many cedi more a variant with this value costs. */
  dearer: z.record(z.string(), z.number()).optional(),
  /** Values in the order of the category's fields, separated by `|`. */
  specifications: z.string(),
  description: z.string(),
});

const shopLine = z.strictObject({
  name: z.string(),
  slug: z.string(),
  owner: z.string(),
  email: z.string().optional(),
  city: z.string(),
  region: z.enum(regions),
  address: z.string(),
  phone: z.string(),
  /** Slugs of categories, and names of single products. */
  sells: z.array(z.string()),
  description: z.string(),
  /** Its application is not decided yet. */
  pending: z.boolean().optional(),
});

const reviewLine = z.strictObject({
  stars: z.literal([1, 2, 3, 4, 5]),
  title: z.string(),
  comment: z.string(),
  /** Fits only goods that are not used up. */
  lasting: z.boolean().optional(),
});

const chatScript = z.strictObject({
  /** A product's name, or null for a conversation with the shop itself. */
  about: z.string().nullable(),
  shop: z.string(),
  /** A reviewer's name, or null for the demo buyer. */
  buyer: z.string().nullable(),
  beganMinutesAgo: z.number(),
  /** How many of the last messages are unread. */
  unread: z.number().optional(),
  /** The number of the message that carries a picture of the product. */
  picture: z.number().optional(),
  lines: z.array(
    z.strictObject({
      by: z.enum(['buyer', 'seller']),
      text: z.string().default(''),
      /** A price in cedi for this many pieces, instead of a text: the first one is the offer, the others answer it. */
      offer: z.strictObject({ cedi: z.number(), pieces: z.number() }).optional(),
      afterMinutes: z.number(),
    }),
  ),
});

export type ProductLine = z.infer<typeof productLine>;
export type ShopLine = z.infer<typeof shopLine>;
export type ReviewLine = z.infer<typeof reviewLine>;
export type Stars = ReviewLine['stars'];
export type ChatScript = z.infer<typeof chatScript>;

/** By the slug of the category. */
export const productLines = z.record(z.string(), z.array(productLine)).parse(productFile);

/** The first is the demo seller's. The waiting shop has an open application and no products. */
export const { shops: shopLines, waiting: waitingShop } = z
  .strictObject({ shops: z.tuple([shopLine], shopLine), waiting: shopLine })
  .parse(shopFile);

export function shopNamed(slug: string): ShopLine {
  const shop = shopLines.find((line) => line.slug === slug);
  if (!shop) throw new Error(`No demo shop is called ${slug}`);
  return shop;
}

/** By the slug of the root category; `any` fits all products. */
export const reviewLines = z.record(z.string(), z.array(reviewLine)).parse(reviewFile);

/** What shops reply to good, fair and bad reviews. */
export const replies = replyFile;

export const chatScripts = z.array(chatScript).parse(chatFile);

/** Last sentences of a product's description, by root category. */
export const closers: Record<string, string[]> = closerFile;

export const namedUsers = usersFile;
