import { expect, test } from 'vitest';
import { choiceOfFilters, chosenVariant, isSoldOut, missingOptions, readChosen } from './choice.ts';

const options = [
  { key: 'size', name: 'Size', values: ['41', '42'] },
  { key: 'colour', name: 'Colour', values: ['Black', 'Red'] },
];
const variant = (id: string, optionValues: string[], stockQuantity: number, isActive = true) => ({
  id,
  optionValues,
  stockQuantity,
  isActive,
});
const variants = [
  variant('a', ['41', 'Black'], 2),
  variant('b', ['42', 'Black'], 0),
  variant('c', ['42', 'Red'], 3),
  variant('d', ['41', 'Red'], 9, false),
];
const read = (search: string) => readChosen({ options, variants }, new URLSearchParams(search));

test('the address contains the choice, and unknown values are ignored', () => {
  expect(read('size=42&colour=Red')).toEqual(['42', 'Red']);
  expect(read('size=44&page=2')).toEqual([null, null]);
  // A value that was chosen after such a link counts.
  expect(read('variant=c')).toEqual(['42', 'Red']);
  expect(read('variant=c&size=41')).toEqual(['41', 'Red']);
  const single = [{ key: 'size', name: 'Size', values: ['One size'] }];
  expect(readChosen({ options: single, variants: [] }, new URLSearchParams())).toEqual(['One size']);
});

test('a product page preselects the filtered value of a list, unless several are filtered', () => {
  const of = (search: string) => choiceOfFilters(new URLSearchParams(search));
  expect(of('category=shoes&spec=size:42&spec=colour:black')).toBe('?size=42&colour=black');
  expect(of('spec=size:42&spec=size:43&spec=note')).toBe('');
  expect(read('size=42&colour=black')).toEqual(['42', 'Black']);
});

test('a variant is chosen once every option is, and only if it is for sale', () => {
  expect(chosenVariant(variants, read('size=42'))).toBeNull();
  expect(missingOptions(options, read('size=42'))).toEqual(['Colour']);
  expect(chosenVariant(variants, read('size=42&colour=Red'))?.id).toBe('c');
  expect(chosenVariant(variants, read('size=41&colour=Red'))).toBeNull();
});

test('a value is sold out if no variant with it and the other choices is in stock', () => {
  const soldOut = (search: string, place: number) =>
    options[place]?.values.filter((value) => isSoldOut(variants, { chosen: read(search), place, value }));
  expect(soldOut('', 0)).toEqual([]);
  expect(soldOut('colour=Black', 0)).toEqual(['42']);
  expect(soldOut('colour=Red', 0)).toEqual(['41']);
  expect(soldOut('size=42', 1)).toEqual(['Black']);
});
