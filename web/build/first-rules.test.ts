import postcss from 'postcss';
import { expect, test } from 'vitest';
import { moveFirst } from './first-rules.ts';

function split(css: string) {
  const sheet = postcss.parse(css);
  const first = postcss.root();
  moveFirst(sheet, first);
  return { first: first.toString(), rest: sheet.toString() };
}

test('rules for every element move in their layers, whose order stays', () => {
  const base = '@layer base{*,:before{margin:0}a{color:red}}';
  expect(split(`@layer theme{:root,:host{--a:1}}${base}@layer utilities{.b{top:0}}`)).toEqual({
    first: '@layer theme,base,utilities;@layer theme{:root,:host{--a:1}}@layer base{*,:before{margin:0}}',
    rest: '@layer theme{}@layer base{a{color:red}}@layer utilities{.b{top:0}}',
  });
});

test('the colours of both themes move', () => {
  const light = ':root,[data-theme=light]{--c:#fff}';
  const dark = ':is(:root,[data-theme=dark]):where(:root:not([data-theme]),:root:not([data-theme]) *){--c:#000}';
  expect(split(light + dark)).toEqual({ first: light + dark, rest: '' });
});

test('registered properties and fonts move', () => {
  const rules = '@property --p{syntax:"*"}@font-face{font-family:X}';
  expect(split(rules)).toEqual({ first: rules, rest: '' });
});

test('colours that are repeated in lab() are removed', () => {
  const repeated = '@supports (color:lab(0% 0 0)){:root{--c:lab(0% 0 0)}}';
  expect(split(`:root{--c:#fff}${repeated}`)).toEqual({ first: ':root{--c:#fff}', rest: '' });
});

test('rules for some elements, for printing and for other browsers stay', () => {
  for (const rule of [
    ':root:has(.x) [data-y]{top:0}',
    '@media print{:root:root{--c:#fff}}',
    '@supports (hanging-punctuation:first){*{margin:0}}',
  ])
    expect(split(rule)).toEqual({ first: '', rest: rule });
});
