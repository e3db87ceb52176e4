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
const hidden = pathParam('kind', z.enum(hideableKinds), 'What it is', 'product').extend(
  pathParam('id', z.uuid(), 'Which one', examples.product).shape,
);
const hideBody = describeInput('HideInput', hideInput, 'Why something is hidden or shown again.', {
  reason: ['Its owner reads it, 10 to 500 characters', 'Printed cloth is not kente.'],
});
const filterWords = {
  who: ['Part of the name, or the e-mail address, of who did it', 'admin@besesaka.test'],
  act: ['How the act begins', 'shops.application'],
  subject: ['The whole id of what it was done to', '01a20146-8c11-7f02-8e1d-2b3c4d5e6f70'],
  from: ['First day, in Ghana', '2026-11-01'],
  until: ['Last day, in Ghana', '2026-11-30'],
} as const;

export const reportSeller = defineOperation({
  id: 'reportSeller',
  method: 'POST',
  path: '/api/report-seller',
  auth: 'user',
  loginText: sellerReportTexts.login,
  suspended: 'may',
  summary: 'Report a seller, with up to three pictures as evidence',
  body: describeInput('ReportSellerInput', reportSellerInput, 'What is wrong with a seller.', {
    seller_id: ['Of the shop', examples.shop],
    reason: ['One of the six, word for word', 'Misleading product descriptions'],
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
  loginText: sellerReportTexts.loginToReport,
  suspended: 'may',
  summary: 'Report a product or a review, with up to three pictures as evidence',
  body: describeInput('ReportInput', reportInput, 'What is wrong with a product or a review.', {
    kind: ['What it is', 'product'],
    subject_id: ['Which product or review', examples.product],
    reason: ['One of the six, word for word', 'Misleading product descriptions'],
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
  summary: 'For admins: what people reported',
  query: describeQuery(casesQuery, {
    ...listWords(limits.perPage),
    state: ['Only those that stand there', 'open'],
    kind: ['Only reports of these', 'product'],
  }),
  response: caseList,
});

export const readCase = defineOperation({
  id: 'readCase',
  method: 'GET',
  path: '/api/admin/cases/{id}',
  auth: 'admin',
  summary: 'For admins: all of a report, with its evidence; each look is audited',
  params: caseParams,
  response: caseDetail,
});

export const decideCase = defineOperation({
  id: 'decideCase',
  method: 'POST',
  path: '/api/admin/cases/{id}/decision',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: decide on a report, and tell whoever made it',
  params: caseParams,
  body: describeInput('CaseDecisionInput', caseDecisionInput, 'What is decided about a report.', {
    decision: ['hide takes it out of view; settle and dismiss leave it', 'hide'],
    note: ['To whoever reported it, 10 to 500 characters', 'Thank you. The listing is gone.'],
    reason: ['What its owner reads, needed to hide it, 10 to 500 characters', 'Printed cloth is not kente.'],
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
  summary: 'For admins: take a product, a shop or a review out of view',
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
  summary: 'For admins: show it again',
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
  summary: 'For admins: delete the pictures of what is out of view for good',
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
  summary: 'For admins: who did what, and who looked at what, newest first',
  query: describeQuery(auditQuery, { ...listWords(auditLimits.perPage), ...filterWords }),
  response: auditPage,
});

export const exportAudit = defineOperation({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/admin/audit.csv',
  auth: 'admin',
  summary: 'For admins: the audit log as a table; that it was taken is in the log as well',
  query: describeQuery(auditFilter, filterWords),
  response: 'text/csv',
});

export const readWaitingWork = defineOperation({
  id: 'readWaitingWork',
  method: 'GET',
  path: '/api/admin/desk',
  auth: 'admin',
  summary: 'For admins: how much waits for them',
  response: waitingWork,
});
