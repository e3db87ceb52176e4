import { expect, test } from 'vitest';
import { facetGroups } from './facet-choices.ts';

const brand = { key: 'brand', label: 'Brand', values: [{ value: 'Samsung', count: 3 }] };

test('a chosen value matches in any case, and stays without products or without a field', () => {
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

test('nothing is chosen by default', () => {
  expect(facetGroups([brand], [])).toMatchObject({ groups: [{ chosen: 0 }], others: [] });
});
