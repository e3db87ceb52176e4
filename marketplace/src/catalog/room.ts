import { fillCategories } from '#catalog/categories/fill-categories.ts';
import { addProductCount } from '#catalog/listing/add-product-count.ts';
import { foldViews, foldViewsJob, pruneViews, pruneViewsJob } from '#catalog/product/fold-views.ts';
import { filling } from '#platform/enrichers.ts';
import { fact } from '#platform/events/domain-events.ts';
import { jobHandler, type Room } from '#platform/room.ts';
import { shopChanged } from '#shops/domain-events.ts';
import { shopEnricher } from '#shops/read-shop.ts';
import { refreshAllProducts, refreshProductsJob, refreshProductsOf } from './refresh-products.ts';
import { catalogRoutes } from './routes.ts';

export const catalogRoom = (): Room => ({
  routes: [catalogRoutes()],
  facts: [fact(shopChanged, refreshProductsOf)],
  jobs: [jobHandler(refreshProductsJob, refreshAllProducts)],
  fillings: [filling(shopEnricher, addProductCount)],
  timers: [{ job: foldViewsJob, cron: '* * * * *', run: foldViews }],
  prunings: [{ job: pruneViewsJob, cron: '7 4 * * *', run: pruneViews }],
  prepare: fillCategories,
});
