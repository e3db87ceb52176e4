import { listSafetyTips } from '@besesaka/schema/help/operations.ts';
import { safetyTip, type SafetyTip as Tip } from '@besesaka/schema/help/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { visitorsSee } from '#platform/graphql/audience.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { HelpIcon } from './help-icon.ts';

const SafetyTip = builder.objectRef<Tip>('SafetyTip').implement({
  description: 'A safety tip for buyers.',
  fields: (t) => ({
    ...passedThrough(t, safetyTip, { without: ['id'] }),
    id: t.exposeID('id', wordsOf(safetyTip, 'id')),
    icon: t.field({ type: HelpIcon, description: 'Icon of the tip.', resolve: ({ icon }) => icon }),
  }),
});

builder.queryField('safetyTips', (t) =>
  t.field({
    type: [SafetyTip],
    nullable: true,
    extensions: { ...visitorsSee, ...atMost(6) },
    description: 'The six safety tips for buyers.',
    resolve: async (_root, _args, ctx) => (await readOnce(ctx, listSafetyTips, {})).results,
  }),
);
