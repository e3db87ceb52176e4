import { expect, test } from 'vitest';
import { facetGroups } from './facet-choices.ts';

const brand = { key: 'brand', label: 'Brand', values: [{ value: 'Samsung', count: 3 }] };

test('what is chosen is marked whatever its capitals, stays where nothing has it, and is kept where no field has it', () => {
  const { groups, others } = facetGroups([brand], ['brand:SAMSUNG', 'brand:Nokia', 'colour:Red']);
  expect(groups).toEqual([
    {
      key: 'brand',
      label: 'Brand',
      chosen: 2,
      values: [
        { spec: 'brand:Samsung', value: 'Samsung', count: 3, chosen: true },
        { spec: 'brand:Nokia', value: 'Nokia', count: 0, chosen: true },
      ],
    },
  ]);
  expect(others).toEqual(['colour:Red']);
});

test('nothing is chosen unless somebody chose it', () => {
  expect(facetGroups([brand], [])).toMatchObject({ groups: [{ chosen: 0 }], others: [] });
});
