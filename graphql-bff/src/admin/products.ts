import { adminProductLimits as limits } from '@besesaka/schema/admin/limits.ts';
import { adminProductRow, type AdminProductRow as Row } from '@besesaka/schema/admin/products.ts';
import { findProducts } from '@besesaka/schema/admin/search-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';

const AdminProductState = builder.enumType('AdminProductState', {
  description: 'Who sees a product.',
  values: {
    ACTIVE: { value: 'active', description: 'Everybody.' },
    DRAFT: { value: 'draft', description: 'Its seller, who has not shown it yet.' },
    ARCHIVED: { value: 'archived', description: 'Its seller; it was put away, or its shop was.' },
    HIDDEN: { value: 'hidden', description: 'Its seller; we took it out of view.' },
  } as const,
});

const AdminProductRow = builder.objectRef<Row>('AdminProductRow').implement({
  description: 'A product as those see it who run the marketplace.',
  fields: (t) => ({
    ...passedThrough(t, adminProductRow, { without: ['price'] }),
    price: t.expose('price', { type: Money, ...wordsOf(adminProductRow, 'price') }),
    state: t.expose('state', { type: AdminProductState, ...wordsOf(adminProductRow, 'state') }),
  }),
});

const sizes = { usual: limits.perPage };

const AdminProductConnection = connectionOf('AdminProductRow', AdminProductRow, { one: 'product', many: 'products' });

builder.objectField(Admin, 'products', (t) =>
  t.field({
    type: AdminProductConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'What all shops have, newest first; without a state what everybody sees.',
    args: {
      ...numberedArgs(sizes),
      words: t.arg.string({ description: 'Words of its name, category, shop or description, or its whole number.' }),
      state: t.arg({ type: AdminProductState, description: 'Only those that stand there.' }),
    },
    resolve: async (_admin, { words, state, ...args }, ctx, info) => {
      const query = { q: words, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findProducts, { query }), (row) => row);
    },
  }),
);
