import { listFaqs } from '@besesaka/schema/help/operations.ts';
import { faq, faqTopic, type FaqTopic as Topic } from '@besesaka/schema/help/resources.ts';
import type { z } from 'zod';
import { readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { HelpIcon } from './help-icon.ts';

const Faq = builder.objectRef<z.infer<typeof faq>>('Faq').implement({
  description: 'A frequently asked question and its answer.',
  fields: (t) => ({
    ...passedThrough(t, faq, { without: ['id'] }),
    id: t.exposeID('id', wordsOf(faq, 'id')),
  }),
});

const FaqTopic = builder.objectRef<Topic>('FaqTopic').implement({
  description: 'FAQs on one topic.',
  fields: (t) => ({
    ...passedThrough(t, faqTopic, { without: ['id'] }),
    id: t.exposeID('id', wordsOf(faqTopic, 'id')),
    icon: t.field({ type: HelpIcon, description: 'Icon of the topic.', resolve: ({ icon }) => icon }),
    faqs: t.expose('faqs', { type: [Faq], extensions: atMost(10), description: 'Questions, in their order.' }),
  }),
});

builder.queryField('faqTopics', (t) =>
  t.field({
    type: [FaqTopic],
    nullable: true,
    extensions: { ...visitorsSee, ...atMost(10) },
    description: 'All FAQs by topic.',
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listFaqs, {})).results,
  }),
);
