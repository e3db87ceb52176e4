import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { findShops } from '@besesaka/schema/admin/search-operations.ts';
import { adminShopRow, type AdminShopRow as Row } from '@besesaka/schema/admin/shops.ts';
import { Admin } from '#accounts/admin.ts';
import { Verification } from '#accounts/person.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';

const AdminShopState = builder.enumType('AdminShopState', {
  description: 'Whether everybody sees a shop, and why not.',
  values: {
    ACTIVE: { value: 'active', description: 'Everybody sees it.' },
    HIDDEN: { value: 'hidden', description: 'We took it out of view.' },
    LEAVING: { value: 'leaving', description: 'It is away while its owner leaves.' },
    SUSPENDED: { value: 'suspended', description: 'It is away while its owner is suspended.' },
  } as const,
});

const AdminShopRow = builder.objectRef<Row>('AdminShopRow').implement({
  description: 'A shop as admins see it.',
  fields: (t) => ({
    ...passedThrough(t, adminShopRow),
    verification: t.expose('verification', { type: Verification, ...wordsOf(adminShopRow, 'verification') }),
    state: t.expose('state', { type: AdminShopState, ...wordsOf(adminShopRow, 'state') }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminShopConnection = connectionOf('AdminShopRow', AdminShopRow, { one: 'shop', many: 'shops' });

builder.objectField(Admin, 'shops', (t) =>
  t.field({
    type: AdminShopConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'All shops, those that nobody else finds too, newest first.',
    args: {
      ...numberedArgs(sizes),
      words: t.arg.string({ description: 'Part of the name of a shop, or of the name or address of its owner.' }),
      state: t.arg({ type: AdminShopState, description: 'Only those that stand there.' }),
    },
    resolve: async (_admin, { words, state, ...args }, ctx, info) => {
      const query = { q: words, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findShops, { query }), (row) => row);
    },
  }),
);
