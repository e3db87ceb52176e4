import { type Region, regionLabel } from '@besesaka/schema/kernel/regions.ts';
import { orderTexts as texts } from '@besesaka/schema/orders/texts.ts';
import { quoteDelivery } from '@besesaka/schema/shops/delivery.ts';
import { inArray } from 'drizzle-orm';
import { sumOfLines } from '#orders/cart/cart-lines.ts';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { StoredDelivery } from '#shops/delivery-option.ts';
import { shops } from '#shops/tables.ts';
import type { ShopGoods, ShopPart } from './purchase.ts';

export interface DeliveryChoice {
  /** Null for the only shop of the purchase. */
  shop_slug: string | null;
  option_id: string;
}

interface Choices {
  /** The field of the request. */
  field: 'delivery' | 'delivery_option_id';
  region: Region;
  chosen: DeliveryChoice[];
}

/** Reads what the shops offer, and adds the chosen ways of delivery to their goods. */
export async function chooseDelivery(ctx: Ctx, byShop: ShopGoods[], choices: Choices): Promise<ShopPart[]> {
  return quoteParts(byShop, choices.chosen.length > 0 ? await readOffered(ctx, byShop) : new Map(), choices);
}

/** Returns the parts of a purchase with their fees. Throws if a shop does not offer its chosen way to this region. */
export function quoteParts(
  byShop: ShopGoods[],
  offered: ReadonlyMap<string, readonly StoredDelivery[]>,
  choices: Choices,
): ShopPart[] {
  const { chosen } = choices;
  const slugs = new Set(byShop.map(([{ sellerSlug }]) => sellerSlug));
  const isForeign = chosen.some(({ shop_slug }) => shop_slug !== null && !slugs.has(shop_slug));
  if (isForeign) throw refused(choices, texts.deliveryNotInCart);
  return byShop.map((goods) => {
    const [{ shopId, sellerSlug }] = goods;
    const choice = chosen.find(({ shop_slug }) => shop_slug === null || shop_slug === sellerSlug);
    if (!choice) return { goods, delivery: null, shippingFeePesewas: 0 };
    const way = offered.get(shopId)?.find(({ id }) => id === choice.option_id);
    return withDelivery(goods, way, choices);
  });
}

async function readOffered({ db }: Ctx, byShop: ShopGoods[]): Promise<Map<string, StoredDelivery[]>> {
  const ids = byShop.map(([{ shopId }]) => shopId);
  const rows = await db
    .select({ id: shops.id, deliveryOptions: shops.deliveryOptions })
    .from(shops)
    .where(inArray(shops.id, ids));
  return new Map(rows.map(({ id, deliveryOptions }) => [id, deliveryOptions]));
}

function withDelivery(goods: ShopGoods, way: StoredDelivery | undefined, choices: Choices): ShopPart {
  if (!way?.isActive) throw refused(choices, texts.deliveryGone(goods[0].sellerName));
  const quote = quoteDelivery(way, choices.region, sumOfLines(goods));
  if (!quote) throw refused(choices, texts.deliveryNotTo(way.name, regionLabel(choices.region)));
  const delivery = {
    option_id: way.id,
    kind: way.kind,
    name: way.name,
    min_days: quote.days?.min ?? null,
    max_days: quote.days?.max ?? null,
    pickup_address: way.pickupAddress,
    pickup_hours: way.pickupHours,
  };
  return { goods, delivery, shippingFeePesewas: quote.feePesewas };
}

function refused({ field }: Choices, text: string): InvalidInput {
  return new InvalidInput({ [field]: [text] }, text);
}
