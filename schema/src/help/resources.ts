import { z } from 'zod';
import { describe, oneOf, resource, success } from '#kernel/reference/describe.ts';
import { helpIcon, helpLimits as limits } from './limits.ts';
import { helpTexts } from './texts.ts';

export const faq = resource('Faq', 'A frequently asked question.', {
  id: describe(z.string(), 'Unique ID, also used in URLs', 'order-cancel'),
  question: describe(z.string(), "Question in the user's words", 'Can I cancel an order?'),
  answer: describe(
    z.string(),
    'Answer, one paragraph of plain text',
    'Yes, until the seller has sent it. Open the order and choose Cancel.',
  ),
});

export const faqTopic = resource('FaqTopic', 'FAQs on one topic.', {
  id: describe(z.string(), 'Unique ID, also used in URLs', 'orders'),
  title: describe(z.string(), 'Title of the topic', 'Ordering'),
  icon: describe(oneOf(helpIcon), 'Name of the icon', 'bag'),
  description: describe(z.string(), 'Description in one line', 'From the cart to the door.'),
  faqs: describe(z.array(faq).max(limits.faqsMax), 'Questions, in their order'),
});
export type FaqTopic = z.infer<typeof faqTopic>;
export const faqTopics = resource('FaqTopics', 'All FAQs by topic.', {
  results: describe(z.array(faqTopic).max(limits.faqTopicsMax), 'Topics, in their order'),
});

export const safetyTip = resource('SafetyTip', 'A safety tip for buyers.', {
  id: describe(z.string(), 'Unique ID', 'inspect'),
  title: describe(z.string(), 'Title of the tip', 'Inspect before paying'),
  icon: describe(oneOf(helpIcon), 'Name of the icon', 'search'),
  text: describe(z.string(), 'Text of the tip', 'Look at the item, switch it on, and pay when you are satisfied.'),
});
export type SafetyTip = z.infer<typeof safetyTip>;
export const safetyTips = resource('SafetyTips', 'All safety tips.', {
  results: describe(z.array(safetyTip).max(limits.safetyTipsMax), 'Tips, in their order'),
});

export const policySection = resource('PolicySection', 'A section of a policy.', {
  heading: describe(z.string(), 'Heading of the section', 'How long you have'),
  paragraphs: describe(z.array(z.string()).max(limits.policyParagraphsMax), 'Paragraphs of plain text', [
    'Write to the seller within 7 days after the item came.',
  ]),
  points: describe(
    z.array(z.string()).max(limits.policyPointsMax),
    'Points of a list below the paragraphs; may be empty',
    ['Say what is wrong', 'Add a picture'],
  ),
});

export const policy = resource('Policy', 'A policy of the marketplace.', {
  slug: describe(z.string(), 'URL slug, the last part of /policies/<slug>', 'returns'),
  title: describe(z.string(), 'Title of the policy', 'Returns'),
  summary: describe(z.string(), 'Summary in one sentence', 'How to send back what is not as it was described.'),
  updated_on: describe(z.iso.date(), 'Date of the last change', '2026-11-22'),
  sections: describe(z.array(policySection).max(limits.policySectionsMax), 'Sections, in their order'),
});
export type Policy = z.infer<typeof policy>;
export const policyList = resource('PolicyList', 'All policies.', {
  results: describe(z.array(policy).max(limits.policiesMax), 'Policies, in their order'),
});

export const contactAnswer = resource('ContactAnswer', 'Confirmation of a contact message.', {
  success,
  message: describe(z.string(), 'Message to show to the user', helpTexts.confirmation),
  number: describe(z.number().int(), 'Number of the message, for reference', 1042),
  message_id: describe(
    z.uuid().nullable(),
    'ID of the message; null for a visitor, who gets a link by email',
    '01a20146-9d11-7a20-8b3c-3c4d5e6f7081',
  ),
});
