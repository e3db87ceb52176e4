import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, text, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { at, column, dataOfTables, oneOf, pesewas, ref, table } from './table.ts';

const notes = table('notes', 'both; replaced', {
  id: column('no one; deleted', uuid().primaryKey()),
  authorId: column('owner; deleted', uuid().notNull()),
  textE164: text().notNull(),
}).rows({ stored: 'as long as the account', owner: 'authorId' });

test('a table knows the classes of its columns and the owner of its rows', () => {
  const [data, ...others] = dataOfTables({ notes, limit: 5, nothing: null });
  expect(others).toEqual([]);
  expect(data && getTableName(data.table)).toBe('notes');
  expect(data?.rows).toEqual({ stored: 'as long as the account', owner: 'authorId' });
  expect(data?.columns).toEqual({ id: 'no one; deleted', authorId: 'owner; deleted', textE164: 'both; replaced' });
});

test('columns have the snake case names of their keys', () => {
  expect(Object.values(getTableColumns(notes)).map(({ name }) => name)).toEqual(['id', 'author_id', 'text_e164']);
});

test('the helpers make the columns that they are named after', () => {
  const replies = table('replies', 'owner; deleted', {
    noteId: ref(notes.id, 'cascade').notNull(),
    otherId: ref(notes.id),
    state: oneOf(['open', 'closed']).notNull(),
    amount: pesewas(),
    sentAt: at(),
  }).rows({ with: notes });
  const types = Object.values(getTableColumns(replies)).map((one) => [one.getSQLType(), one.notNull, one.enumValues]);
  expect(types).toEqual([
    ['uuid', true, undefined],
    ['uuid', false, undefined],
    ['text', true, ['open', 'closed']],
    ['integer', false, undefined],
    ['timestamp with time zone', false, undefined],
  ]);
  const { foreignKeys } = getTableConfig(replies);
  expect(foreignKeys.map((key) => [key.getName(), key.onDelete])).toEqual([
    ['replies_note_id_notes_id_fk', 'cascade'],
    ['replies_other_id_notes_id_fk', 'no action'],
  ]);
});

test('an unknown class and an owner without a column do not compile', () => {
  // @ts-expect-error: there is no such class
  table('unclassified', 'everybody; stays', { id: uuid() });
  // @ts-expect-error: there is no such column
  table('unowned', 'owner; deleted', { id: uuid() }).rows({ stored: 'a day', owner: 'userId' });
});
