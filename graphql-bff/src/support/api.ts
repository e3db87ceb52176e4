import { auditPage } from '@besesaka/schema/support/audit.ts';
import { caseDecisionInput, caseDetail, caseList, hiddenState, hideInput } from '@besesaka/schema/support/cases.ts';
import { waitingWork } from '@besesaka/schema/support/desk.ts';
import { reportInput, reportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReported } from '@besesaka/schema/support/resources.ts';
import { get, post, put, remove } from '#platform/rest/calls.ts';

export const reportSeller = post('/api/report-seller', reportSellerInput, sellerReported);
export const readDesk = get('/api/admin/desk', waitingWork);
export const listAudit = get('/api/admin/audit', auditPage);
export const report = post('/api/reports', reportInput, sellerReported);
export const listCases = get('/api/admin/cases', caseList);
export const readCase = get('/api/admin/cases/{id}', caseDetail);
export const decideCase = post('/api/admin/cases/{id}/decision', caseDecisionInput, caseDetail);
export const hide = put('/api/admin/hidden/{kind}/{id}', hideInput, hiddenState);
export const restore = remove('/api/admin/hidden/{kind}/{id}', hideInput, hiddenState);
