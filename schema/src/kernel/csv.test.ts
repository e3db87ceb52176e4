import { expect, test } from 'vitest';
import { csvLine, withoutApostrophe } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@a', '\ta', '＝1+1', '＋1', '－1', '＠a'])(
  '%j is not a formula in a spreadsheet',
  (value) => {
    const cell = csvLine([value]).trimEnd().replaceAll('"', '');
    expect(cell).toBe(`'${value}`);
    expect(withoutApostrophe(cell)).toBe(value);
  },
);

test.each(['a;=1+1', 'a\t=1+1', 'a,=1+1', 'a\n=1+1'])(
  '%j stays one cell with every separator of spreadsheets',
  (value) => {
    expect(csvLine([value])).toBe(`"${value}"\r\n`);
  },
);
