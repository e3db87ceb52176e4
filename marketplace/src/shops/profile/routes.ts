import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import { uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { openingHoursInput, sellerProfileInput, shopChangeInput } from '@besesaka/schema/shops/inputs.ts';
import { ownShop } from '@besesaka/schema/shops/resources.ts';
import { z } from '@hono/zod-openapi';
import type { Ctx } from '#platform/context.ts';
import { slugOf } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { aroundFile, isNothingChosen } from '#platform/uploads/forms.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { shopBanner, shopLogo } from '#shops/uploads.ts';
import { changeSellerProfile } from './change-seller-profile.ts';
import { setOpeningHours } from './set-opening-hours.ts';

const file = (description: string) =>
  z
    .preprocess(
      (value) => (isNothingChosen(value) ? undefined : value),
      z.instanceof(Blob, { error: uploadTexts.invalid }).optional(),
    )
    .openapi({ type: 'string', format: 'binary', description });

const profileForm = sellerProfileInput.extend({
  shop_logo: file('A new logo; without it the logo stays'),
  shop_banner: file('A new banner; without it the banner stays'),
});

const about = { login: 'needed', refuses: ['NOT_FOUND', 'RATE_LIMITED'], answer: ownShop } as const;

const update = jsonRoute(
  {
    ...about,
    method: 'patch',
    path: '/api/update-seller-profile/{slug}',
    id: 'updateSellerProfile',
    suspended: 'refused',
    summary: 'Change what the own shop says of itself, with its pictures',
    body: { bytes: shopLogo.bytesMax + shopBanner.bytesMax + 2 * aroundFile, tooLarge: shopLogo.tooLarge },
  },
  {
    params: slugOf('Of the own shop', examples.shopSlug),
    body: { required: true, content: { 'multipart/form-data': { schema: profileForm } } },
  },
);

const change = jsonRoute(
  {
    ...about,
    method: 'put',
    path: '/api/my-shop',
    id: 'changeSellerProfile',
    suspended: 'refused',
    summary: 'The same, with pictures that were brought before',
  },
  jsonBody(shopChangeInput),
);

const hours = jsonRoute(
  {
    ...about,
    method: 'put',
    path: '/api/my-shop/opening-hours',
    id: 'setOpeningHours',
    suspended: 'refused',
    summary: 'When the own shop is open, and on which days it is away',
  },
  jsonBody(openingHoursInput),
);

/** What sellers say of their shops. */
export function sellerProfileRoutes(): Router {
  const router = createRouter();
  router.openapi(update, async (c) => {
    const ctx = c.get('ctx');
    requireViewer(ctx);
    const { shop_logo: logo, shop_banner: banner, ...words } = c.req.valid('form');
    const pictures = {
      ...(logo && { shop_logo: await keep(ctx, shopLogo, logo, 'shop_logo') }),
      ...(banner && { shop_banner: await keep(ctx, shopBanner, banner, 'shop_banner') }),
    };
    const input = { ...words, ...pictures, ...c.req.valid('param') };
    return c.json(await changeSellerProfile({ ctx, input }), 200);
  });
  router.openapi(change, async (c) =>
    c.json(await changeSellerProfile({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(hours, async (c) =>
    c.json(await setOpeningHours({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  return router;
}

async function keep(ctx: Ctx, purpose: Purpose, file: Blob, field: string): Promise<string> {
  return (await keepUpload({ ctx, input: { purpose, file, field } })).id;
}
