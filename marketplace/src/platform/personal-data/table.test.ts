import { getTableColumns, getTableName } from 'drizzle-orm';
import { text, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { column, dataOfTables, table } from './table.ts';

const notes = table(
  'notes',
  { stored: 'as long as the account', owner: 'authorId' },
  {
    id: column('no one; deleted', uuid().primaryKey()),
    authorId: column('owner; deleted', uuid('author_id').notNull()),
    text: column('both; replaced', text().notNull()),
  },
);

test('a table remembers the classes of its columns and the owner of its rows', () => {
  expect(Object.values(getTableColumns(notes)).map(({ name }) => name)).toEqual(['id', 'author_id', 'text']);
  const [data, ...others] = dataOfTables({ notes, limit: 5, nothing: null });
  expect(others).toEqual([]);
  expect(data && getTableName(data.table)).toBe('notes');
  expect(data?.rows).toEqual({ stored: 'as long as the account', owner: 'authorId' });
  expect(data?.columns).toEqual({ id: 'no one; deleted', authorId: 'owner; deleted', text: 'both; replaced' });
});

test('a column without a class and an owner without a column do not compile', () => {
  // @ts-expect-error: the column has no class
  table('unclassified', { stored: 'a day' }, { id: uuid() });
  // @ts-expect-error: there is no such column
  table('unowned', { stored: 'a day', owner: 'userId' }, { id: column('owner; deleted', uuid()) });
});
