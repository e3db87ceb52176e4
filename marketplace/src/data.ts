import * as accounts from '#accounts/tables.ts';
import * as admin from '#admin/tables.ts';
import * as campaigns from '#campaigns/tables.ts';
import * as productImports from '#catalog/imports/tables.ts';
import * as productViews from '#catalog/product/tables.ts';
import * as searches from '#catalog/search/tables.ts';
import * as catalog from '#catalog/tables.ts';
import * as chat from '#chat/tables.ts';
import * as help from '#help/tables.ts';
import * as notifications from '#notifications/tables.ts';
import * as offers from '#orders/offers/tables.ts';
import * as orders from '#orders/tables.ts';
import * as holding from '#payments/holding/tables.ts';
import * as payments from '#payments/tables.ts';
import * as books from '#payouts/books/tables.ts';
import * as shopMoney from '#payouts/shop-money/tables.ts';
import * as stuckRefunds from '#payouts/stuck-refunds/tables.ts';
import * as payouts from '#payouts/tables.ts';
import * as plans from '#plans/tables.ts';
import * as audit from '#platform/audit/tables.ts';
import { dataOfTables, type TableData } from '#platform/db/table.ts';
import * as events from '#platform/events/tables.ts';
import * as fileRemoval from '#platform/file-removal/tables.ts';
import * as idempotency from '#platform/idempotency/tables.ts';
import * as media from '#platform/media/tables.ts';
import * as settings from '#platform/settings/tables.ts';
import * as uploads from '#platform/uploads/tables.ts';
import * as reviews from '#reviews/tables.ts';
import * as shops from '#shops/tables.ts';
import * as webhooks from '#webhooks/tables.ts';
import * as wishlist from '#wishlist/tables.ts';

/** The personal-data declarations of every module. */
export const dataOfModules: Record<string, readonly TableData[]> = {
  accounts: dataOfTables(accounts),
  shops: dataOfTables(shops),
  catalog: dataOfTables({ ...catalog, ...productViews, ...productImports, ...searches }),
  wishlist: dataOfTables(wishlist),
  orders: dataOfTables({ ...orders, ...offers }),
  reviews: dataOfTables(reviews),
  chat: dataOfTables(chat),
  payments: dataOfTables({ ...payments, ...holding }),
  payouts: dataOfTables({ ...payouts, ...shopMoney, ...books, ...stuckRefunds }),
  plans: dataOfTables(plans),
  campaigns: dataOfTables(campaigns),
  notifications: dataOfTables(notifications),
  help: dataOfTables(help),
  admin: dataOfTables(admin),
  webhooks: dataOfTables(webhooks),
  platform: dataOfTables({ ...audit, ...media, ...fileRemoval, ...events, ...uploads, ...idempotency, ...settings }),
};
