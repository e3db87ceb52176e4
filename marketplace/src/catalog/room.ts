import { filling } from '#platform/enrichers.ts';
import type { Room } from '#platform/room.ts';
import { shopEnricher } from '#shops/read-shop.ts';
import { addProductCount } from './add-product-count.ts';
import { foldViews, foldViewsJob, pruneViews, pruneViewsJob } from './fold-views.ts';
import { catalogRoutes } from './routes.ts';
import { syncCategories } from './sync-categories.ts';

export const catalogRoom = (): Room => ({
  routes: [catalogRoutes()],
  fillings: [filling(shopEnricher, addProductCount)],
  timers: [{ job: foldViewsJob, cron: '* * * * *', run: foldViews }],
  prunings: [{ job: pruneViewsJob, cron: '7 4 * * *', run: pruneViews }],
  prepare: syncCategories,
});
