import { z } from 'zod';
import { success, thing, told } from '#kernel/reference/told.ts';
import { helpIcons } from './limits.ts';
import { helpTexts } from './texts.ts';

export const faq = thing('Faq', 'A question that is often asked.', {
  id: told(z.string(), 'Identifies the question, and stands for it in addresses', 'order-cancel'),
  question: told(z.string(), 'As somebody would ask it', 'Can I cancel an order?'),
  answer: told(
    z.string(),
    'One paragraph of plain text',
    'Yes, until the seller has sent it. Open the order and choose Cancel.',
  ),
});

/** Questions that belong together. */
export const faqTopic = thing('FaqTopic', 'Questions that belong together.', {
  id: told(z.string(), 'Identifies the topic, and stands for it in addresses', 'orders'),
  title: told(z.string(), 'What it is about', 'Ordering'),
  icon: told(z.enum(helpIcons), 'Name of the picture beside it', 'bag'),
  description: told(z.string(), 'What one finds there, in a line', 'From the cart to the door.'),
  faqs: told(z.array(faq), 'Its questions, in their order'),
});
export type FaqTopic = z.infer<typeof faqTopic>;
export const faqTopics = thing('FaqTopics', 'All questions and answers.', {
  results: told(z.array(faqTopic), 'The topics, in their order'),
});

export const safetyTip = thing('SafetyTip', 'How to buy without worry.', {
  id: told(z.string(), 'Identifies the tip', 'inspect'),
  title: told(z.string(), 'What to do, in a few words', 'Inspect before paying'),
  icon: told(z.enum(helpIcons), 'Name of the picture beside it', 'search'),
  text: told(z.string(), 'Why, and how', 'Look at the item, switch it on, and pay when you are satisfied.'),
});
export type SafetyTip = z.infer<typeof safetyTip>;
export const safetyTips = thing('SafetyTips', 'The six tips.', {
  results: told(z.array(safetyTip), 'In their order'),
});

export const policySection = thing('PolicySection', 'A part of a policy.', {
  heading: told(z.string(), 'What the section is about', 'How long you have'),
  paragraphs: told(z.array(z.string()), 'Plain text', ['Write to the seller within 7 days after the item came.']),
  points: told(z.array(z.string()), 'A list below the paragraphs', ['Say what is wrong', 'Add a picture']),
});

export const policy = thing('Policy', 'What holds on this marketplace.', {
  slug: told(z.string(), 'The last part of its address, /policies/<slug>', 'returns'),
  title: told(z.string(), 'Name of the policy', 'Returns'),
  summary: told(z.string(), 'What it says, in a sentence', 'How to send back what is not as it was described.'),
  updated_on: told(z.iso.date(), 'The day it was last changed', '2026-11-22'),
  sections: told(z.array(policySection), 'Its parts, in their order'),
});
export type Policy = z.infer<typeof policy>;
export const policyList = thing('PolicyList', 'All policies.', {
  results: told(z.array(policy), 'In their order'),
});

export const contactAnswer = thing('ContactAnswer', 'The message has arrived.', {
  success,
  message: told(z.string(), 'What becomes of it, as a sentence to show', helpTexts.received),
  number: told(z.number().int(), 'To name it by when you write or call again', 1042),
  message_id: told(
    z.uuid().nullable(),
    'Where it goes on; null for a visitor, who finds the way there in our mail',
    '01a20146-9d11-7a20-8b3c-3c4d5e6f7081',
  ),
});
