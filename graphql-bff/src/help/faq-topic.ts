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
  description: 'A question that is often asked, with its answer.',
  fields: (t) => ({
    ...passedThrough(t, faq, { without: ['id'] }),
    id: t.exposeID('id', wordsOf(faq, 'id')),
  }),
});

const FaqTopic = builder.objectRef<Topic>('FaqTopic').implement({
  description: 'Questions that belong together.',
  fields: (t) => ({
    ...passedThrough(t, faqTopic, { without: ['id'] }),
    id: t.exposeID('id', wordsOf(faqTopic, 'id')),
    icon: t.field({ type: HelpIcon, description: 'The picture beside it.', resolve: ({ icon }) => icon }),
    faqs: t.expose('faqs', { type: [Faq], extensions: atMost(10), description: 'Its questions, in their order.' }),
  }),
});

builder.queryField('faqTopics', (t) =>
  t.field({
    type: [FaqTopic],
    nullable: true,
    extensions: { ...visitorsSee, ...atMost(10) },
    description: 'All questions and answers, by topic.',
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listFaqs, {})).results,
  }),
);
