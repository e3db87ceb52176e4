import { reportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReported } from '@besesaka/schema/support/resources.ts';
import { post } from '#platform/rest/calls.ts';

export const reportSeller = post('/api/report-seller', reportSellerInput, sellerReported);
