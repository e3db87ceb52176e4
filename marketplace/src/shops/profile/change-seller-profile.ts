import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import type { OwnShop } from '@besesaka/schema/shops/application-resources.ts';
import type { ShopChangeInput } from '@besesaka/schema/shops/inputs.ts';
import { eq } from 'drizzle-orm';
import { mergeMetadata } from '#platform/base/merge-metadata.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';
import { readOwnShop } from '#shops/applications/read-own-shop.ts';
import { shopChanged } from '#shops/domain-events.ts';
import { shops } from '#shops/tables.ts';
import { shopBanner, shopLogo } from '#shops/uploads.ts';
import { countProfileChange, lockShopOf } from './lock-shop-of.ts';

interface Args {
  ctx: Ctx;
  /** If a slug is given, it must be that of the viewer's own shop. */
  input: ShopChangeInput & { slug?: string };
}

/** Changes the given fields of the viewer's shop. Null removes a picture. */
export async function changeSellerProfile({ ctx, input }: Args): Promise<OwnShop> {
  await countProfileChange(ctx);
  await inTransaction(ctx, async (tx) => {
    const { slug, shop_description: description, shop_logo, shop_banner, metadata, ...words } = input;
    const shop = await lockShopOf(tx, slug);
    const { ownerId } = shop;
    const logo = { purpose: shopLogo, field: 'shop_logo', ownerId, current: shop.logoId, wanted: shop_logo };
    const banner = { purpose: shopBanner, field: 'shop_banner', ownerId };
    await tx.db
      .update(shops)
      .set({
        ...camelKeys(words),
        description,
        metadata: mergeMetadata(shop.metadata, metadata),
        logoId: await picture(tx, logo),
        bannerId: await picture(tx, { ...banner, current: shop.bannerId, wanted: shop_banner }),
      })
      .where(eq(shops.id, shop.id));
    await publishDomainEvent(tx, shopChanged, { shopId: shop.id });
  });
  return readOwnShop({ ctx });
}

interface Replaced {
  purpose: Purpose;
  field: string;
  ownerId: string;
  current: string | null;
  wanted: string | null | undefined;
}

async function picture(ctx: Ctx, { current, wanted, ...upload }: Replaced): Promise<string | null> {
  if (wanted === undefined || wanted === current) return current;
  if (wanted !== null) await claimUploads(ctx, { ...upload, ids: [wanted] });
  if (current !== null) await releaseUploads(ctx, [current]);
  return wanted;
}
