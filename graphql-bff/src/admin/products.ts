import { adminProductLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminProductRow, type AdminProductRow as Row } from '@besesaka/schema/admin/products.ts';
import { findProducts } from '@besesaka/schema/admin/search-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const AdminProductState = builder.enumType('AdminProductState', {
  description: 'State of a product, which decides who sees it.',
  values: {
    ACTIVE: { value: 'active', description: 'Public.' },
    DRAFT: { value: 'draft', description: 'Not published yet; only its seller sees it.' },
    ARCHIVED: { value: 'archived', description: 'Archived, alone or with its shop; only its seller sees it.' },
    HIDDEN: { value: 'hidden', description: 'Hidden by an admin; only its seller sees it.' },
  } as const,
});

const AdminProductRow = builder.objectRef<Row>('AdminProductRow').implement({
  description: "A product in the admins' list.",
  fields: (t) => ({
    ...exposeFields(t, adminProductRow, { without: ['price'] }),
    price: t.expose('price', { type: Money, ...descriptionOf(adminProductRow, 'price') }),
    state: t.expose('state', { type: AdminProductState, ...descriptionOf(adminProductRow, 'state') }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminProductConnection = connectionOf('AdminProductRow', AdminProductRow, { one: 'product', many: 'products' });

builder.objectField(Admin, 'products', (t) =>
  t.field({
    type: AdminProductConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Products of all shops, newest first; active ones by default.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({ description: 'Words of the name, category, shop or description, or the full SKU.' }),
      state: t.arg({ type: AdminProductState, description: 'Return only products in this state.' }),
    },
    resolve: async (_admin, { search, state, ...args }, ctx, info) => {
      const query = { q: search, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findProducts, { query }), (row) => row);
    },
  }),
);
