import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import { auditFilter, auditPage, auditQuery } from './audit.ts';
import { caseDecisionInput, caseDetail, caseList, casesQuery, hiddenState, hideInput } from './cases.ts';
import { reportInput, reportSellerInput } from './inputs.ts';
import { auditLimits, hideableKinds, caseLimits as limits } from './limits.ts';
import { sellerReported, waitingWork } from './resources.ts';
import { sellerReportTexts } from './texts.ts';

const caseParams = pathParam('id', z.uuid(), 'Of the report', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70');
const hidden = pathParam('kind', z.enum(hideableKinds), 'Kind of the content', 'product').extend(
  pathParam('id', z.uuid(), 'Which one', examples.product).shape,
);
const hideBody = describeInput('HideInput', hideInput, 'Why something is hidden or shown again.', {
  reason: ['Reason for the owner, 10 to 500 characters', 'Printed cloth is not kente.'],
});
const filterWords = {
  who: ['Part of the name, or the email address, of the user who acted', 'admin@besesaka.test'],
  act: ['Prefix of the action', 'shops.application'],
  subject: ['Full ID of the subject', '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70'],
  from: ['First day, in Ghana', '2026-11-01'],
  until: ['Last day, in Ghana', '2026-11-30'],
} as const;

export const reportSeller = defineOperation({
  id: 'reportSeller',
  method: 'POST',
  path: '/api/report-seller',
  auth: 'user',
  scope: null,
  loginText: sellerReportTexts.login,
  suspended: 'may',
  limit: '5 a day',
  summary: 'Report a seller, with up to three pictures as evidence',
  body: describeInput('ReportSellerInput', reportSellerInput, 'A report about a seller.', {
    seller_id: ['ID of the shop', examples.shop],
    reason: ['One of the six reasons, word for word', 'Misleading product descriptions'],
    details: ['What happened, up to 1000 characters', 'The stole was printed, not woven.'],
    evidence_ids: ['Up to three uploads of the purpose report-evidence', [examples.upload]],
  }),
  response: sellerReported,
  status: 201,
  refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const report = defineOperation({
  id: 'report',
  method: 'POST',
  path: '/api/reports',
  auth: 'user',
  scope: null,
  loginText: sellerReportTexts.loginToReport,
  suspended: 'may',
  limit: '5 a day',
  summary: 'Report a product or a review, with up to three pictures as evidence',
  body: describeInput('ReportInput', reportInput, 'A report about a product or a review.', {
    kind: ['Kind of the content', 'product'],
    subject_id: ['ID of the product or review', examples.product],
    reason: ['One of the six reasons, word for word', 'Misleading product descriptions'],
    details: ['What happened, up to 1000 characters', 'The stole was printed, not woven.'],
    evidence_ids: ['Up to three uploads of the purpose report-evidence', [examples.upload]],
  }),
  response: sellerReported,
  status: 201,
  refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const listCases = defineOperation({
  id: 'listCases',
  method: 'GET',
  path: '/api/admin/cases',
  auth: 'admin',
  summary: 'For admins: list the reports',
  query: describeQuery(casesQuery, {
    ...listWords(limits.perPage),
    state: ['Filter by state', 'open'],
    kind: ['Filter by kind', 'product'],
  }),
  response: caseList,
});

export const readCase = defineOperation({
  id: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/{id}',
  auth: 'admin',
  summary: 'For admins: get a report with its evidence; audited',
  params: caseParams,
  response: caseDetail,
});

export const decideCase = defineOperation({
  id: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/decision',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: decide on a report and notify the reporter',
  params: caseParams,
  body: describeInput('CaseDecisionInput', caseDecisionInput, 'A decision on a report.', {
    decision: ['`hide` hides the content; `settle` and `dismiss` leave it public', 'hide'],
    note: ['Note to the reporter, 10 to 500 characters', 'Thank you. The listing is gone.'],
    reason: ['Reason for the owner, required for `hide`, 10 to 500 characters', 'Printed cloth is not kente.'],
  }),
  response: caseDetail,
  refuses: ['REFUSED'],
});

export const hide = defineOperation({
  id: 'hide',
  method: 'PUT',
  path: '/api/admin/hidden/{kind}/{id}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: hide a product, a shop or a review',
  params: hidden,
  body: hideBody,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const restore = defineOperation({
  id: 'restore',
  method: 'DELETE',
  path: '/api/admin/hidden/{kind}/{id}',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: show a hidden product, shop or review again',
  params: hidden,
  body: hideBody,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const deleteHiddenPictures = defineOperation({
  id: 'deleteHiddenPictures',
  method: 'DELETE',
  path: '/api/admin/hidden/{kind}/{id}/pictures',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: permanently delete the pictures of hidden content',
  params: hidden,
  body: hideBody,
  response: hiddenState,
  refuses: ['REFUSED'],
});

export const listAudit = defineOperation({
  id: 'listAudit',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  summary: 'For admins: list the audit log, newest first',
  query: describeQuery(auditQuery, { ...listWords(auditLimits.perPage), ...filterWords }),
  response: auditPage,
});

export const exportAudit = defineOperation({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/admin/audit.csv',
  auth: 'admin',
  summary: 'For admins: download the audit log as CSV; the download is audited, too',
  query: describeQuery(auditFilter, filterWords),
  response: 'text/csv',
});

export const readWaitingWork = defineOperation({
  id: 'readWaitingWork',
  method: 'GET',
  path: '/api/admin/desk',
  auth: 'admin',
  summary: 'For admins: get the counts of waiting work',
  response: waitingWork,
});
