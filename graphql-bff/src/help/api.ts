import { contactInput } from '@besesaka/schema/help/inputs.ts';
import { contactAnswer, faqTopics, policy, policyList, safetyTips } from '@besesaka/schema/help/resources.ts';
import { getForEverybody, post } from '#platform/rest/calls.ts';

export const listFaqs = getForEverybody('/api/faqs', faqTopics);
export const listSafetyTips = getForEverybody('/api/safety-tips', safetyTips);
export const listPolicies = getForEverybody('/api/policies', policyList);
export const readPolicy = getForEverybody('/api/policies/{slug}', policy);
export const contact = post('/api/contact', contactInput, contactAnswer);
