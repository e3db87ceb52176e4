import type { ExportedList } from '#gql/graphql.ts';

export const exportNames: Readonly<Record<ExportedList, string>> = {
  USERS: 'Users',
  SHOPS: 'Shops',
  APPLICATIONS: 'Seller applications',
  ORDERS: 'Orders',
  PRODUCTS: 'Products',
  PRODUCT_REVIEWS: 'Reviews of products',
  SHOP_REVIEWS: 'Reviews of shops',
  PAYMENTS: 'Payments',
  PAYOUTS: 'Payouts',
  CASES: 'Cases',
  REPORTS: 'Reports',
  MESSAGES: 'Messages',
  LEDGER: 'Ledger',
  COMMISSION: 'Commission and VAT',
};
