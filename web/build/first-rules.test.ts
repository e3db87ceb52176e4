import postcss from 'postcss';
import { expect, test } from 'vitest';
import { moveFirst } from './first-rules.ts';

test('rules for every element move to the first rules, in their groups; others stay', () => {
  const sheet = postcss.parse(
    [
      '@layer theme{:root,:host{--a:1}}@layer base{*,:before{margin:0}a{color:red}}@layer utilities{.b{top:0}}',
      ':root,[data-theme=light]{--c:#fff}@supports (color:lab(0% 0 0)){:root{--c:lab(0% 0 0)}}',
      ':is(:root,[data-theme=dark]):where(:root:not([data-theme]),:root:not([data-theme]) *){--c:#000}',
      ':root:has(.x) [data-y]{top:0}@media print{:root:root{--c:#fff}}@property --p{syntax:"*"}',
    ].join(''),
  );
  const first = postcss.root();
  moveFirst(sheet, first);
  expect(first.toString()).toBe(
    [
      '@layer theme,base,utilities;@property --p{syntax:"*"}@layer theme{:root,:host{--a:1}}@layer base{*,:before{margin:0}}',
      ':root,[data-theme=light]{--c:#fff}',
      ':is(:root,[data-theme=dark]):where(:root:not([data-theme]),:root:not([data-theme]) *){--c:#000}',
    ].join(''),
  );
  expect(sheet.toString()).toBe(
    [
      '@layer theme{}@layer base{a{color:red}}@layer utilities{.b{top:0}}',
      ':root:has(.x) [data-y]{top:0}@media print{:root:root{--c:#fff}}',
    ].join(''),
  );
});
