import * as operations from '@besesaka/schema/shops/operations.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { shopBanner, shopLogo } from '#shops/uploads.ts';
import { changeSellerProfile } from './change-seller-profile.ts';
import { removeDeliveryOption, setDeliveryOption } from './set-delivery-option.ts';
import { setOpeningHours } from './set-opening-hours.ts';

export function sellerProfileRoutes(): Route[] {
  return [
    route(
      operations.updateSellerProfile,
      async ({ ctx, input: { shop_logo: logo, shop_banner: banner, ...fields } }) => {
        const pictures = {
          ...(logo && { shop_logo: await saveImage(ctx, shopLogo, logo, 'shop_logo') }),
          ...(banner && { shop_banner: await saveImage(ctx, shopBanner, banner, 'shop_banner') }),
        };
        return changeSellerProfile({ ctx, input: { ...fields, ...pictures } });
      },
    ),
    route(operations.changeSellerProfile, changeSellerProfile),
    route(operations.setOpeningHours, setOpeningHours),
    route(operations.setDeliveryOption, setDeliveryOption),
    route(operations.removeDeliveryOption, removeDeliveryOption),
  ];
}

async function saveImage(ctx: Ctx, purpose: Purpose, file: Blob, field: string): Promise<string> {
  return (await saveUpload({ ctx, input: { purpose, file, field } })).id;
}
