import { auditPage } from '@besesaka/schema/support/audit.ts';
import { waitingWork } from '@besesaka/schema/support/desk.ts';
import { reportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReported } from '@besesaka/schema/support/resources.ts';
import { get, post } from '#platform/rest/calls.ts';

export const reportSeller = post('/api/report-seller', reportSellerInput, sellerReported);
export const readDesk = get('/api/admin/desk', waitingWork);
export const listAudit = get('/api/admin/audit', auditPage);
