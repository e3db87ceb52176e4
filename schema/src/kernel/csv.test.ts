import { expect, test } from 'vitest';
import { csvLine, withoutApostrophe } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@a', '\ta', '＝1+1', '＋1', '－1', '＠a'])('%j is no formula in a file', (value) => {
  const cell = csvLine([value]).trimEnd().replaceAll('"', '');
  expect(cell).toBe(`'${value}`);
  expect(withoutApostrophe(cell)).toBe(value);
});

test.each(['a;=1+1', 'a\t=1+1', 'a,=1+1', 'a\n=1+1'])(
  '%j stays one cell, whatever sign a spreadsheet splits lines by',
  (value) => {
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
  },
);
