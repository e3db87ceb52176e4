import type { ExportedList } from '@besesaka/schema/admin/limits.ts';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { reports } from '#admin/tables.ts';
import { products } from '#catalog/tables.ts';
import { contactMessages } from '#help/tables.ts';
import { orders } from '#orders/tables.ts';
import { ledgerEntries, ledgerLines, payments } from '#payments/tables.ts';
import { payouts } from '#payouts/shop-money/tables.ts';
import { cases, orderMoney } from '#payouts/tables.ts';
import { productReviews, shopReviews } from '#reviews/tables.ts';
import { sellerApplications, shops } from '#shops/tables.ts';

interface List {
  /** The table that is read in parts, by its key. */
  main: PgTable;
  key: Column;
  /** The time that a month selects. */
  at: Column;
  /** By the names in the first line. */
  columns: Record<string, SQL>;
  joins: SQL;
  /** Which rows of the table; all by default. */
  only?: SQL;
  /** Its screen is for the area of trust only. */
  isForTrust?: true;
}

const owners = alias(users, 'owners');
/** In cedis, with the sign of the ledger. */
const cedis = (column: Column): SQL => sql`(${column} / 100.0)::numeric(16, 2)`;
const percent = cedis;
const of = (table: PgTable, key: Column, other: Column): SQL => sql`left join ${table} on ${key} = ${other}`;

/** Every list of the back office, and what the accountant needs. */
export const lists: Record<ExportedList, List> = {
  users: {
    main: users,
    key: users.id,
    at: users.dateJoined,
    columns: {
      id: sql`${users.id}`,
      name: sql`${users.fullName}`,
      email: sql`${users.email}`,
      phone: sql`${users.telephoneE164}`,
      shop: sql`${shops.businessName}`,
      suspended_at: sql`${users.suspendedAt}`,
      joined_at: sql`${users.dateJoined}`,
    },
    joins: of(shops, shops.ownerId, users.id),
  },
  shops: {
    main: shops,
    key: shops.id,
    at: shops.createdAt,
    columns: {
      id: sql`${shops.id}`,
      name: sql`${shops.businessName}`,
      town: sql`${shops.city}`,
      verification: sql`${shops.verification}`,
      owner: sql`${users.fullName}`,
      owner_email: sql`${users.email}`,
      hidden_at: sql`${shops.takenDownAt}`,
      created_at: sql`${shops.createdAt}`,
    },
    joins: of(users, users.id, shops.ownerId),
  },
  applications: {
    main: sellerApplications,
    isForTrust: true,
    key: sellerApplications.id,
    at: sellerApplications.createdAt,
    columns: {
      id: sql`${sellerApplications.id}`,
      shop: sql`${shops.businessName}`,
      state: sql`${sellerApplications.state}`,
      created_at: sql`${sellerApplications.createdAt}`,
    },
    joins: of(shops, shops.id, sellerApplications.shopId),
  },
  orders: {
    main: orders,
    key: orders.id,
    at: orders.createdAt,
    columns: {
      number: sql`${orders.code}`,
      state: sql`${orders.state}`,
      buyer: sql`${orders.buyerName}`,
      buyer_email: sql`${orders.buyerEmail}`,
      shop: sql`${shops.businessName}`,
      delivery: cedis(orders.shippingFeePesewas),
      total: cedis(orders.totalPesewas),
      paid_at: sql`${orders.paidAt}`,
      created_at: sql`${orders.createdAt}`,
    },
    joins: of(shops, shops.id, orders.shopId),
  },
  products: {
    main: products,
    key: products.id,
    at: products.createdAt,
    columns: {
      sku: sql`${products.sku}`,
      name: sql`${products.name}`,
      category: sql`${products.categoryName}`,
      shop: sql`${products.sellerName}`,
      price: cedis(products.pricePesewas),
      stock: sql`${products.stockQuantity}`,
      active: sql`${products.isActive}`,
      hidden_at: sql`${products.hiddenAt}`,
      created_at: sql`${products.createdAt}`,
    },
    joins: sql``,
  },
  product_reviews: {
    main: productReviews,
    key: productReviews.id,
    at: productReviews.createdAt,
    columns: {
      id: sql`${productReviews.id}`,
      product: sql`${products.name}`,
      reviewer: sql`${productReviews.reviewerName}`,
      stars: sql`${productReviews.rating}`,
      title: sql`${productReviews.title}`,
      text: sql`${productReviews.comment}`,
      hidden_at: sql`${productReviews.hiddenAt}`,
      created_at: sql`${productReviews.createdAt}`,
    },
    joins: of(products, products.id, productReviews.productId),
  },
  shop_reviews: {
    main: shopReviews,
    key: shopReviews.id,
    at: shopReviews.createdAt,
    columns: {
      id: sql`${shopReviews.id}`,
      shop: sql`${shops.businessName}`,
      reviewer: sql`${shopReviews.reviewerName}`,
      stars: sql`${shopReviews.overall}`,
      title: sql`${shopReviews.title}`,
      text: sql`${shopReviews.comment}`,
      hidden_at: sql`${shopReviews.hiddenAt}`,
      created_at: sql`${shopReviews.createdAt}`,
    },
    joins: of(shops, shops.id, shopReviews.shopId),
  },
  payments: {
    main: payments,
    key: payments.id,
    at: payments.createdAt,
    columns: {
      reference: sql`${payments.id}`,
      purpose: sql`${payments.purpose}`,
      description: sql`${payments.description}`,
      amount: cedis(payments.amountPesewas),
      refunded: cedis(payments.refundedAmount),
      state: sql`${payments.state}`,
      payer: sql`${users.fullName}`,
      created_at: sql`${payments.createdAt}`,
      settled_at: sql`${payments.settledAt}`,
    },
    joins: of(users, users.id, payments.userId),
  },
  payouts: {
    main: payouts,
    key: payouts.id,
    at: payouts.createdAt,
    columns: {
      reference: sql`${payouts.id}`,
      shop: sql`${shops.businessName}`,
      owner: sql`${owners.fullName}`,
      network: sql`${payouts.network}`,
      phone: sql`${payouts.phone}`,
      amount: cedis(payouts.amountPesewas),
      fee: cedis(payouts.feePesewas),
      state: sql`${payouts.state}`,
      created_at: sql`${payouts.createdAt}`,
      ended_at: sql`${payouts.endedAt}`,
    },
    joins: sql`left join ${shops} on ${shops.id} = ${payouts.shopId}
      left join ${users} as "owners" on ${owners.id} = ${shops.ownerId}`,
  },
  cases: {
    main: cases,
    key: cases.id,
    at: cases.createdAt,
    columns: {
      id: sql`${cases.id}`,
      kind: sql`${cases.kind}`,
      order_number: sql`${orders.code}`,
      outcome: sql`${cases.outcome}`,
      created_at: sql`${cases.createdAt}`,
      ended_at: sql`${cases.endedAt}`,
    },
    joins: of(orders, orders.id, cases.orderId),
  },
  reports: {
    main: reports,
    isForTrust: true,
    key: reports.id,
    at: reports.createdAt,
    columns: {
      id: sql`${reports.id}`,
      about: sql`${reports.kind}`,
      shop: sql`${shops.businessName}`,
      reason: sql`${reports.reason}`,
      state: sql`${reports.state}`,
      decision: sql`${reports.decision}`,
      created_at: sql`${reports.createdAt}`,
      decided_at: sql`${reports.decidedAt}`,
    },
    joins: of(shops, shops.id, reports.shopId),
  },
  messages: {
    main: contactMessages,
    isForTrust: true,
    key: contactMessages.id,
    at: contactMessages.createdAt,
    columns: {
      number: sql`${contactMessages.number}`,
      name: sql`${contactMessages.name}`,
      email: sql`${contactMessages.email}`,
      subject: sql`${contactMessages.subject}`,
      created_at: sql`${contactMessages.createdAt}`,
      done_at: sql`${contactMessages.doneAt}`,
    },
    joins: sql``,
  },
  ledger: {
    main: ledgerEntries,
    key: ledgerEntries.id,
    at: ledgerEntries.createdAt,
    columns: {
      entry: sql`${ledgerEntries.id}`,
      entered_at: sql`${ledgerEntries.createdAt}`,
      kind: sql`${ledgerEntries.kind}`,
      payment: sql`${ledgerEntries.paymentId}`,
      account: sql`${ledgerLines.account}`,
      amount: cedis(ledgerLines.amount),
      currency: sql`${ledgerEntries.currency}`,
    },
    joins: sql`join ${ledgerLines} on ${ledgerLines.entryId} = ${ledgerEntries.id}`,
  },
  commission: {
    main: orderMoney,
    key: orderMoney.orderId,
    at: orderMoney.releasedAt,
    columns: {
      order_number: sql`${orders.code}`,
      shop: sql`${shops.businessName}`,
      released_at: sql`${orderMoney.releasedAt}`,
      gross: cedis(orderMoney.grossPesewas),
      refunded: cedis(orderMoney.refundedPesewas),
      commission_percent: percent(orderMoney.commissionRate),
      commission: cedis(orderMoney.commissionPesewas),
      vat_percent: percent(orderMoney.vatRate),
      vat: cedis(orderMoney.vatPesewas),
    },
    joins: sql`join ${orders} on ${orders.id} = ${orderMoney.orderId} join ${shops} on ${shops.id} = ${orders.shopId}`,
    only: sql`${orderMoney.releasedAt} is not null`,
  },
};
