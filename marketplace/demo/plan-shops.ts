import { internationalNumber } from '#accounts/rules.ts';
import { stableId } from '#platform/stable-id.ts';
import type { shops } from '#shops/tables.ts';
import { type ShopLine, shopLines, waitingShop } from './data/shops.ts';
import { createDice } from './dice.ts';
import { daysBefore } from './moments.ts';
import { ownerId } from './plan-people.ts';
import { shopPictures } from './plan-pictures.ts';

export type ShopRow = typeof shops.$inferInsert;

export function shopId(slug: string): string {
  return stableId(`demo shop ${slug}`);
}

export function planShops(now: Date): ShopRow[] {
  return [...shopLines, waitingShop].map((line) => toRow(line, now));
}

function toRow(line: ShopLine, now: Date): ShopRow {
  const dice = createDice(`shop ${line.slug}`);
  const { logo, banner } = shopPictures(line);
  return {
    id: shopId(line.slug),
    ownerId: ownerId(line),
    businessName: line.name,
    businessSlug: line.slug,
    description: line.words,
    businessEmail: line.email ?? `hello@${line.slug.slice(0, 40)}.test`,
    businessPhone: internationalNumber(line.phone) ?? line.phone,
    businessAddress: line.address,
    city: line.city,
    region: line.region,
    logoId: logo.id,
    bannerId: banner.id,
    verification: line.pending ? 'pending' : 'verified',
    createdAt: line === waitingShop ? daysBefore(now, dice, 2, 4) : daysBefore(now, dice, 260, 410),
  };
}
