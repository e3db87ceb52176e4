import { sql } from 'drizzle-orm';
import { userDeleted } from '#accounts/domain-events.ts';
import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { dropImportsOf, pruneImports, pruneImportsJob } from '#catalog/imports/prune-imports.ts';
import { runImports } from '#catalog/imports/run-imports.ts';
import { foldLooks, foldViewsJob, pruneViews, pruneViewsJob } from '#catalog/product/fold-views.ts';
import { rebuildSearchWords, rebuildSearchWordsJob } from '#catalog/search/rebuild-search-words.ts';
import { productPicture } from '#catalog/selling/uploads.ts';
import { on } from '#platform/events/domain-events.ts';
import { jobHandler, type Module } from '#platform/module.ts';
import { shopChanged, shopHidden, shopTakenDown } from '#shops/domain-events.ts';
import { emptyProductsOf, hidePicturesOfShop, onShopTakenDown } from './on-shop-taken-down.ts';
import { refreshAllProducts, refreshProductsJob, refreshProductsOf } from './refresh-products.ts';
import { catalogRoutes } from './routes.ts';
import { categories, productImages, products } from './tables.ts';

export const catalogModule = (): Module => ({
  reference: { name: 'catalog', description: 'Categories, products, pictures and search.' },
  routes: catalogRoutes(),
  uploads: [productPicture],
  pictures: [
    sql`select media_id from ${productImages}`,
    sql`select (primary_image ->> 'id')::uuid from ${products} where primary_image is not null`,
    sql`select image_id from ${categories}`,
  ],
  handlers: [
    on(userDeleted, emptyProductsOf),
    on(userDeleted, dropImportsOf),
    on(shopChanged, refreshProductsOf),
    on(shopHidden, onShopTakenDown),
    on(shopTakenDown, hidePicturesOfShop),
  ],
  workers: [{ name: 'imports', run: runImports }],
  jobs: [jobHandler(refreshProductsJob, refreshAllProducts)],
  timers: [
    { job: foldViewsJob, cron: '* * * * *', run: foldLooks },
    { job: rebuildSearchWordsJob, cron: '23 * * * *', run: rebuildSearchWords },
  ],
  prunings: [
    { job: pruneViewsJob, cron: '7 4 * * *', run: pruneViews },
    { job: pruneImportsJob, cron: '13 4 * * *', run: pruneImports },
  ],
  prepare: fillCategories,
});
