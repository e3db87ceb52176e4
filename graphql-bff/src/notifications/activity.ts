import { listActivities } from '@besesaka/schema/notifications/operations.ts';
import { activity } from '@besesaka/schema/notifications/resources.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';

objectOf(activity, {
  add: (t) => ({
    url: t.field({
      type: 'Url',
      description: 'URL of that page.',
      resolve: ({ link }, _args, ctx) => pageUrl(link, ctx),
    }),
  }),
});

viewerField('activities', listActivities);
