import * as appeals from '@besesaka/schema/admin/appeals.ts';
import { readFigures as readFiguresOperation } from '@besesaka/schema/admin/figures.ts';
import * as messages from '@besesaka/schema/admin/message-operations.ts';
import * as operations from '@besesaka/schema/admin/operations.ts';
import * as search from '@besesaka/schema/admin/search/operations.ts';
import * as settings from '@besesaka/schema/admin/settings/operations.ts';
import * as users from '@besesaka/schema/admin/users-operations.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { csvHeaders } from '#platform/http/stream-of.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { readAppeal, writeAppeal } from './appeals/write-appeal.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { readListExports, requestListExport } from './exports/list-exports.ts';
import { readFigures } from './figures/read-figures.ts';
import { readHealth } from './health/read-health.ts';
import { answerMessage, assignMessage, closeMessage } from './messages/answer-message.ts';
import { listMessages } from './messages/list-messages.ts';
import { readMessage } from './messages/read-message.ts';
import { findOrders } from './orders/find-orders.ts';
import { readAdminOrder } from './orders/read-admin-order.ts';
import { listPayments } from './payments/list-payments.ts';
import { readLedger } from './payments/read-ledger.ts';
import { readAdminPayment } from './payments/read-payment.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { findProducts } from './products/find-products.ts';
import { readWaitingWork } from './read-waiting-work.ts';
import { closeReports, hideMany } from './reports/bulk-acts.ts';
import { decideReport } from './reports/decide-report.ts';
import { deletePictures, hide } from './reports/hide.ts';
import { listReports } from './reports/list-reports.ts';
import { report, reportSeller } from './reports/open-report.ts';
import { readReport } from './reports/read-report.ts';
import { findReviews } from './reviews/find-reviews.ts';
import { searchEverything } from './search/search-everything.ts';
import { changeSetting } from './settings/change-setting.ts';
import { listSettings, readSetting } from './settings/read-settings.ts';
import { listSiteNotices } from './settings/site-notices.ts';
import { findShops } from './shops/find-shops.ts';
import { endAllSessionsOf, endSessionOf, lift, noteAboutUser, suspend } from './users/act-on-user.ts';
import { findUsers } from './users/find-users.ts';
import { readUser } from './users/read-user.ts';

export function adminRoutes(): Route[] {
  return [
    route(operations.readWaitingWork, readWaitingWork),
    route(operations.readHealth, readHealth),
    route(operations.readListExports, readListExports),
    route(operations.requestListExport, requestListExport),
    ...reportRoutes(),
    ...messageRoutes(),
    ...usersRoutes(),
    route(readFiguresOperation, readFigures),
    route(settings.listSettings, listSettings),
    route(settings.readSetting, readSetting),
    route(settings.changeSetting, changeSetting),
    route(settings.listSiteNotices, listSiteNotices),
    route(search.listPayments, paged(listPayments)),
    route(search.readAdminPayment, readAdminPayment),
    route(search.readLedger, readLedger),
    route(search.searchEverything, searchEverything),
    route(search.findPayouts, paged(listPayouts)),
    route(search.findProducts, paged(findProducts)),
    route(search.findShops, paged(findShops)),
    route(search.findReviews, paged(findReviews)),
    route(search.findOrders, paged(findOrders)),
    route(search.readAdminOrder, ({ ctx, input }) => readAdminOrder({ ctx, input: { code: input.order_id } })),
    route(operations.listAudit, paged(listAudit)),
    route(operations.exportAudit, async ({ ctx, input, c }) =>
      c.body(await exportAudit({ ctx, input }), 200, csvHeaders('besesaka-audit.csv')),
    ),
  ];
}

function reportRoutes(): Route[] {
  return [
    route(appeals.readAppeal, readAppeal),
    route(appeals.writeAppeal, writeAppeal),
    route(appeals.decideAppeal, decideAppeal),
    route(operations.reportSeller, reportSeller),
    route(operations.report, report),
    route(operations.listReports, paged(listReports)),
    route(operations.readReport, readReport),
    route(operations.decideReport, decideReport),
    route(operations.closeReports, closeReports),
    route(operations.hideMany, hideMany),
    route(operations.hide, ({ ctx, input }) =>
      inTransaction(ctx, (tx) => hide({ tx, input: { ...input, isHidden: true } })),
    ),
    route(operations.restore, ({ ctx, input }) =>
      inTransaction(ctx, (tx) => hide({ tx, input: { ...input, isHidden: false } })),
    ),
    route(operations.deleteHiddenPictures, deletePictures),
  ];
}

function messageRoutes(): Route[] {
  return [
    route(messages.listContactMessages, paged(listMessages)),
    route(messages.readContactMessage, readMessage),
    route(messages.answerContactMessage, answerMessage),
    route(messages.assignContactMessage, assignMessage),
    route(messages.closeContactMessage, closeMessage),
  ];
}

function usersRoutes(): Route[] {
  return [
    route(users.findUsers, paged(findUsers)),
    route(users.readUser, readUser),
    route(users.suspendUser, suspend),
    route(users.liftSuspension, lift),
    route(users.noteAboutUser, noteAboutUser),
    route(users.endSessionOfUser, endSessionOf),
    route(users.endSessionsOfUser, endAllSessionsOf),
  ];
}
