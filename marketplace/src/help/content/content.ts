import { readFileSync } from 'node:fs';
import {
  type FaqTopic,
  faqTopic,
  type Policy,
  policy,
  type SafetyTip,
  safetyTip,
} from '@besesaka/schema/help/resources.ts';
import { parseContent } from './parse-content.ts';

/** Listed in display order. */
const faqFiles = ['buying', 'orders', 'paying', 'chat-and-reviews', 'account', 'selling'];
const policyFiles = ['returns', 'privacy', 'terms', 'prohibited-goods'];

export const faqTopics: FaqTopic[] = faqFiles.map((id) => {
  const { properties, sections } = readContent(`faqs/${id}.md`);
  const faqs = sections.map(({ heading, attributes, paragraphs }) => ({
    id: attributes.id,
    question: heading,
    answer: paragraphs.join(' '),
  }));
  return faqTopic.parse({ id, ...properties, faqs });
});

export const policies: Policy[] = policyFiles.map((slug) => {
  const { properties, sections } = readContent(`policies/${slug}.md`);
  return policy.parse({ slug, ...properties, sections });
});

export const safetyTips: SafetyTip[] = readContent('safety-tips.md').sections.map(
  ({ heading, attributes, paragraphs }) =>
    safetyTip.parse({ id: attributes.id, icon: attributes.icon, title: heading, text: paragraphs.join(' ') }),
);

function readContent(path: string) {
  return parseContent(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
