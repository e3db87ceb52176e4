import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminReviewRow, type AdminReviewRow as Row } from '@besesaka/schema/admin/reviews.ts';
import { findReviews } from '@besesaka/schema/admin/search-operations.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';

const AdminReviewState = builder.enumType('AdminReviewState', {
  description: 'State of a review.',
  values: {
    HIDDEN: { value: 'hidden', description: 'Hidden by an admin.' },
    VISIBLE: { value: 'visible', description: 'Public.' },
  } as const,
});

const AdminReviewRow = builder.objectRef<Row>('AdminReviewRow').implement({
  description: "A review of a product or a shop in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, adminReviewRow, { without: ['comment'] }),
    content: t.exposeString('comment', descriptionOf(adminReviewRow, 'comment')),
    imageIds: t.exposeStringList('image_ids', {
      extensions: atMost(reviewLimits.photosMax),
      ...descriptionOf(adminReviewRow, 'image_ids'),
    }),
    state: t.expose('state', { type: AdminReviewState, ...descriptionOf(adminReviewRow, 'state') }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminReviewConnection = connectionOf('AdminReviewRow', AdminReviewRow, { one: 'review', many: 'reviews' });

builder.objectField(Admin, 'reviews', (t) =>
  t.field({
    type: AdminReviewConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Reviews of products and shops, including hidden ones, newest first.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({ description: 'Words of the review, or the name of the reviewer, product or shop.' }),
      state: t.arg({ type: AdminReviewState, description: 'Return only reviews in this state.' }),
    },
    resolve: async (_admin, { search, state, ...args }, ctx, info) => {
      const query = { q: search, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findReviews, { query }), (row) => row);
    },
  }),
);
