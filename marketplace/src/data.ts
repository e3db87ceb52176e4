import { accountsData } from '#accounts/data.ts';
import { adminData } from '#admin/data.ts';
import { campaignsData } from '#campaigns/data.ts';
import { catalogData } from '#catalog/data.ts';
import { chatData } from '#chat/data.ts';
import { helpData } from '#help/data.ts';
import { notificationsData } from '#notifications/data.ts';
import { ordersData } from '#orders/data.ts';
import { paymentsData } from '#payments/data.ts';
import { plansData } from '#plans/data.ts';
import { platformData } from '#platform/module/platform-data.ts';
import type { TableData } from '#platform/personal-data/table-data.ts';
import { reviewsData } from '#reviews/data.ts';
import { shopsData } from '#shops/data.ts';
import { wishlistData } from '#wishlist/data.ts';

/** The personal-data declarations of every module. */
export const dataOfModules: Record<string, readonly TableData[]> = {
  accounts: accountsData,
  shops: shopsData,
  catalog: catalogData,
  wishlist: wishlistData,
  orders: ordersData,
  reviews: reviewsData,
  chat: chatData,
  payments: paymentsData,
  plans: plansData,
  campaigns: campaignsData,
  notifications: notificationsData,
  help: helpData,
  support: adminData,
  platform: platformData,
};
