import { sql } from 'drizzle-orm';
import { personDeleted } from '#accounts/domain-events.ts';
import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { foldLooks, foldViewsJob, pruneViews, pruneViewsJob } from '#catalog/product/fold-views.ts';
import { rebuildSearchWords, rebuildSearchWordsJob } from '#catalog/search/rebuild-search-words.ts';
import { productPicture } from '#catalog/selling/uploads.ts';
import { fact } from '#platform/events/domain-events.ts';
import { jobHandler, type Room } from '#platform/room.ts';
import { shopChanged, shopHidden, shopTakenDown } from '#shops/domain-events.ts';
import { dropPicturesOf, hidePicturesOfShop, leaveWithShop } from './leave-with-shop.ts';
import { refreshAllProducts, refreshProductsJob, refreshProductsOf } from './refresh-products.ts';
import { catalogRoutes } from './routes.ts';
import { categories, productImages, products } from './tables.ts';

export const catalogRoom = (): Room => ({
  reference: { name: 'catalog', holds: 'Categories, products, pictures and search.' },
  routes: catalogRoutes(),
  uploads: [productPicture],
  pictures: [
    sql`select media_id from ${productImages}`,
    sql`select (primary_image ->> 'id')::uuid from ${products} where primary_image is not null`,
    sql`select image_id from ${categories}`,
  ],
  facts: [
    fact(personDeleted, dropPicturesOf),
    fact(shopChanged, refreshProductsOf),
    fact(shopHidden, leaveWithShop),
    fact(shopTakenDown, hidePicturesOfShop),
  ],
  jobs: [jobHandler(refreshProductsJob, refreshAllProducts)],
  timers: [
    { job: foldViewsJob, cron: '* * * * *', run: foldLooks },
    { job: rebuildSearchWordsJob, cron: '23 * * * *', run: rebuildSearchWords },
  ],
  prunings: [{ job: pruneViewsJob, cron: '7 4 * * *', run: pruneViews }],
  prepare: fillCategories,
});
