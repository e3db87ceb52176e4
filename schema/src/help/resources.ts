import { z } from 'zod';
import { success, thing, told } from '#kernel/reference/told.ts';
import { helpIcons } from './limits.ts';
import { helpTexts } from './texts.ts';

export const faq = thing('Faq', 'A frequently asked question.', {
  id: told(z.string(), 'Unique ID, also used in URLs', 'order-cancel'),
  question: told(z.string(), "Question in the user's words", 'Can I cancel an order?'),
  answer: told(
    z.string(),
    'Answer, one paragraph of plain text',
    'Yes, until the seller has sent it. Open the order and choose Cancel.',
  ),
});

export const faqTopic = thing('FaqTopic', 'FAQs on one topic.', {
  id: told(z.string(), 'Unique ID, also used in URLs', 'orders'),
  title: told(z.string(), 'Title of the topic', 'Ordering'),
  icon: told(z.enum(helpIcons), 'Name of the icon', 'bag'),
  description: told(z.string(), 'Description in one line', 'From the cart to the door.'),
  faqs: told(z.array(faq), 'Questions, in their order'),
});
export type FaqTopic = z.infer<typeof faqTopic>;
export const faqTopics = thing('FaqTopics', 'All FAQs by topic.', {
  results: told(z.array(faqTopic), 'Topics, in their order'),
});

export const safetyTip = thing('SafetyTip', 'A safety tip for buyers.', {
  id: told(z.string(), 'Unique ID', 'inspect'),
  title: told(z.string(), 'Title of the tip', 'Inspect before paying'),
  icon: told(z.enum(helpIcons), 'Name of the icon', 'search'),
  text: told(z.string(), 'Text of the tip', 'Look at the item, switch it on, and pay when you are satisfied.'),
});
export type SafetyTip = z.infer<typeof safetyTip>;
export const safetyTips = thing('SafetyTips', 'All safety tips.', {
  results: told(z.array(safetyTip), 'Tips, in their order'),
});

export const policySection = thing('PolicySection', 'A section of a policy.', {
  heading: told(z.string(), 'Heading of the section', 'How long you have'),
  paragraphs: told(z.array(z.string()), 'Paragraphs of plain text', [
    'Write to the seller within 7 days after the item came.',
  ]),
  points: told(z.array(z.string()), 'Points of a list below the paragraphs; may be empty', [
    'Say what is wrong',
    'Add a picture',
  ]),
});

export const policy = thing('Policy', 'A policy of the marketplace.', {
  slug: told(z.string(), 'URL slug, the last part of /policies/<slug>', 'returns'),
  title: told(z.string(), 'Title of the policy', 'Returns'),
  summary: told(z.string(), 'Summary in one sentence', 'How to send back what is not as it was described.'),
  updated_on: told(z.iso.date(), 'Date of the last change', '2026-11-22'),
  sections: told(z.array(policySection), 'Sections, in their order'),
});
export type Policy = z.infer<typeof policy>;
export const policyList = thing('PolicyList', 'All policies.', {
  results: told(z.array(policy), 'Policies, in their order'),
});

export const contactAnswer = thing('ContactAnswer', 'Confirmation of a contact message.', {
  success,
  message: told(z.string(), 'Message to show to the user', helpTexts.received),
  number: told(z.number().int(), 'Number of the message, for reference', 1042),
  message_id: told(
    z.uuid().nullable(),
    'ID of the message; null for a visitor, who gets a link by email',
    '01a20146-9d11-7a20-8b3c-3c4d5e6f7081',
  ),
});
