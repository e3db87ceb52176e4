import { listFaqs, listPolicies, listSafetyTips, readPolicy } from '@besesaka/schema/help/operations.ts';
import { queryField } from '#platform/contract/read.ts';

queryField('faqTopics', listFaqs);
queryField('safetyTips', listSafetyTips);
queryField('policies', listPolicies);
queryField('policy', readPolicy);
