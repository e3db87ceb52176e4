import { adminListLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { findShops } from '@besesaka/schema/admin/search-operations.ts';
import { adminShopRow, type AdminShopRow as Row } from '@besesaka/schema/admin/shops.ts';
import { Admin } from '#accounts/admin.ts';
import { Verification } from '#accounts/person.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';

const AdminShopState = builder.enumType('AdminShopState', {
  description: 'State of a shop, which decides whether it is public.',
  values: {
    ACTIVE: { value: 'active', description: 'Public.' },
    HIDDEN: { value: 'hidden', description: 'Hidden by an admin.' },
    LEAVING: { value: 'leaving', description: "Hidden, because the deletion of its owner's account was requested." },
    SUSPENDED: { value: 'suspended', description: 'Hidden while its owner is suspended.' },
  } as const,
});

const AdminShopRow = builder.objectRef<Row>('AdminShopRow').implement({
  description: "A shop in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, adminShopRow),
    verification: t.expose('verification', { type: Verification, ...descriptionOf(adminShopRow, 'verification') }),
    state: t.expose('state', { type: AdminShopState, ...descriptionOf(adminShopRow, 'state') }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminShopConnection = connectionOf('AdminShopRow', AdminShopRow, { one: 'shop', many: 'shops' });

builder.objectField(Admin, 'shops', (t) =>
  t.field({
    type: AdminShopConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'All shops, public or not, newest first.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({ description: "Part of the shop's name, or of its owner's name or email address." }),
      state: t.arg({ type: AdminShopState, description: 'Return only shops in this state.' }),
    },
    resolve: async (_admin, { search, state, ...args }, ctx, info) => {
      const query = { q: search, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findShops, { query }), (row) => row);
    },
  }),
);
