import { z } from 'zod';
import { forAdmins, group } from '#kernel/operations/define-operation.ts';
import { oneOf } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { bulkActResult, hideInput, hideManyInput, reportDecisionInput, reportsDecisionInput } from './admin-inputs.ts';
import { auditFilter, auditPage, auditQuery } from './audit.ts';
import { listExport, listExportInput, listExports } from './exports.ts';
import { reportInput, reportSellerInput } from './inputs.ts';
import { auditLimits, exportLimits, hideableKind, caseLimits as limits } from './limits.ts';
import { hiddenState, reportDetail, reportList, reportsQuery } from './reports.ts';
import { healthReport, sellerReported, waitingWork } from './resources.ts';
import { sellerReportTexts } from './texts.ts';

const trust = forAdmins('trust');
const reading = forAdmins('reading');
const money = forAdmins('money');

const caseParams = pathParam('id', z.uuid(), 'ID of the report', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70');
const hidden = pathParam('kind', oneOf(hideableKind), 'Kind of the content', 'product').extend(
  pathParam('id', z.uuid(), 'ID of the content', examples.product).shape,
);
const filterWords = {
  who: ['Part of the name, or the email address, of the user who acted', 'admin@besesaka.test'],
  act: ['Prefix of the action', 'shops.application'],
  subject: ['Full ID of the subject', '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70'],
  from: ['First day, in Ghana', '2026-11-01'],
  until: ['Last day, in Ghana', '2026-11-30'],
} as const;

/** A suspended user may report others, too. */
const forUsers = group({ auth: 'user', scope: null, suspended: 'may' });

export const reportSeller = forUsers({
  id: 'reportSeller',
  method: 'POST',
  path: '/api/report-seller',
  loginText: sellerReportTexts.login,
  limit: '5 a day',
  idempotent: true,
  summary: 'Report a seller, who is not notified, with up to three pictures as evidence',
  body: reportSellerInput,
  response: sellerReported,
  status: 201,
  refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const report = forUsers({
  id: 'report',
  method: 'POST',
  path: '/api/reports',
  loginText: sellerReportTexts.loginToReport,
  limit: '5 a day',
  idempotent: true,
  summary: 'Report a product or a review, with up to three pictures as evidence; its owner is not notified',
  body: reportInput,
  response: sellerReported,
  status: 201,
  refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const listReports = trust({
  id: 'listReports',
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'For admins: list the reports: open ones first, longest wait first, then the others, newest first',
  query: describeQuery(reportsQuery, {
    ...listDescriptions(limits.perPage),
    state: ['Filter by state', 'open'],
    kind: ['Filter by kind', 'product'],
  }),
  response: reportList,
});

export const readReport = trust({
  id: 'readReport',
  method: 'GET',
  path: '/api/admin/reports/{id}',
  summary: 'For admins: get a report with its evidence; audited',
  params: caseParams,
  response: reportDetail,
});

export const decideReport = trust({
  id: 'decideReport',
  method: 'POST',
  path: '/api/admin/reports/{id}/decision',
  summary: 'For admins: decide on a report and notify the reporter',
  params: caseParams,
  body: reportDecisionInput,
  response: reportDetail,
  refuses: ['REFUSED'],
});

export const hide = trust({
  id: 'hide',
  method: 'PUT',
  path: '/api/admin/hidden/{kind}/{id}',
  summary: 'For admins: hide a product, a shop or a review',
  params: hidden,
  body: hideInput,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const restore = trust({
  id: 'restore',
  method: 'DELETE',
  path: '/api/admin/hidden/{kind}/{id}',
  summary: 'For admins: show a hidden product, shop or review again',
  params: hidden,
  body: hideInput,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const deleteHiddenPictures = trust({
  id: 'deleteHiddenPictures',
  method: 'DELETE',
  path: '/api/admin/hidden/{kind}/{id}/pictures',
  summary: 'For admins: permanently delete the pictures of hidden content',
  params: hidden,
  body: hideInput,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const listAudit = reading({
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'For admins: list the audit log, newest first',
  query: describeQuery(auditQuery, { ...listDescriptions(auditLimits.perPage), ...filterWords }),
  response: auditPage,
});

export const exportAudit = reading({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'For admins: download the audit log as CSV; the download is audited, too',
  query: describeQuery(auditFilter, filterWords),
  response: 'text/csv',
});

export const readWaitingWork = reading({
  id: 'readWaitingWork',
  method: 'GET',
  path: '/api/admin/counts',
  summary: 'For admins: get the counts of waiting work',
  response: waitingWork,
});

export const readHealth = reading({
  id: 'readHealth',
  method: 'GET',
  path: '/api/admin/health',
  summary: 'For admins: get the checks of this installation, as `npm run doctor` does',
  response: healthReport,
});

export const readListExports = money({
  id: 'readListExports',
  method: 'GET',
  path: '/api/admin/exports',
  summary: "For admins: list the admin's own exports of the last day, newest first",
  response: listExports,
});

export const requestListExport = money({
  id: 'requestListExport',
  method: 'POST',
  path: '/api/admin/exports',
  fresh: true,
  limit: `${exportLimits.perHour} an hour`,
  idempotent: true,
  summary: 'For admins: export a list as CSV; downloaded like a copy of own data, for an hour; audited',
  body: listExportInput,
  response: listExport,
  status: 201,
});

export const hideMany = trust({
  id: 'hideMany',
  method: 'POST',
  path: '/api/admin/hidden',
  summary: 'For admins: hide several products, shops or reviews, or show them again; each is audited',
  body: hideManyInput,
  response: bulkActResult,
});

export const closeReports = trust({
  id: 'closeReports',
  method: 'POST',
  path: '/api/admin/reports/decision',
  summary: 'For admins: close several reports whose content stays public, and notify the reporters',
  body: reportsDecisionInput,
  response: bulkActResult,
});
