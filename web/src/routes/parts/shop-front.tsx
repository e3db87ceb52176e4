import { Link } from 'react-router';
import { AddProduct } from '#catalog/selling/add-product.tsx';
import type { OwnShop } from '#shops/applications/own-shop-query.ts';
import { place } from '#shops/place.ts';
import { ShopLogo } from '#shops/shop-logo.tsx';
import { VerifiedSeller } from '#shops/verified-seller.tsx';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

interface Props {
  shop: OwnShop;
  /** Where the page's heading is not the shop's name. */
  hasName?: boolean;
}

/** The shop as buyers see it, with the ways to change it. */
export function ShopFront({ shop, hasName = false }: Props) {
  const { slug, name, description, city, region, verification, bannerPath, logoPath } = shop;
  return (
    <Card className="overflow-hidden">
      <div className="relative aspect-[4/1] bg-brand-tint lg:aspect-[8/1]">
        {bannerPath && (
          <Picture
            path={bannerPath}
            alt=""
            color="var(--sunken)"
            sizes="(width >= 64rem) 60rem, 100vw"
            ratio="inherit"
          />
        )}
      </div>
      <div className="flex flex-col gap-3 px-4 pb-5 sm:px-6">
        <div className="-mt-6 relative w-fit rounded-full bg-surface p-1">
          <ShopLogo path={logoPath} name={name} size="small" />
        </div>
        {hasName && <h3 className="break-words text-xl">{name}</h3>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm empty:hidden">
          {verification === 'VERIFIED' && <VerifiedSeller />}
          {place(city, region)}
        </p>
        <p className="max-w-prose whitespace-pre-line break-words">{description}</p>
        <div className="flex flex-wrap gap-3">
          <AddProduct />
          <Link to={`/shops/${slug}`} className={buttonStyle({ tone: 'secondary' })}>
            View shop
          </Link>
        </div>
      </div>
    </Card>
  );
}

export function ShopFrontSkeleton() {
  return (
    <Card className="flex flex-col gap-3 overflow-hidden pb-5">
      <Skeleton className="aspect-[4/1] w-full rounded-none lg:aspect-[8/1]" />
      <Skeleton className="-mt-6 mx-4 size-14 rounded-full" />
      <Skeleton className="mx-4 h-5 w-40" />
      <Skeleton className="mx-4 h-12 max-w-prose" />
      <Skeleton className="mx-4 h-11 w-32 rounded-full" />
    </Card>
  );
}
