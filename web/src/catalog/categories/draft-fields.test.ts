import { expect, test } from 'vitest';
import { draftsOf, fieldsOf, newDraft } from './draft-fields.ts';

const weave = {
  key: 'weave',
  label: 'Weave',
  kind: 'SELECT' as const,
  required: true,
  placeholder: '',
  options: ['Single', 'Double'],
};

test('a renamed field keeps its key, and a new one gets its own', () => {
  const [known] = draftsOf([weave]);
  if (!known) throw new Error('There is no field');
  const renamed = { ...known, label: 'Kind of weave', options: 'Single\n\n  Triple \n' };
  const added = { ...newDraft(), label: 'Weave', kind: 'NUMBER' as const, options: 'Left over' };
  const unnamed = { ...newDraft(), label: '12 ɛdɔ' };
  expect(fieldsOf([renamed, added, unnamed])).toEqual([
    { ...weave, label: 'Kind of weave', options: ['Single', 'Triple'] },
    { ...weave, key: 'weave_2', kind: 'NUMBER', required: false, options: [] },
    { ...weave, key: 'edo', label: '12 ɛdɔ', kind: 'TEXT', required: false, options: [] },
  ]);
  expect(fieldsOf(draftsOf([weave]))).toEqual([weave]);
});
