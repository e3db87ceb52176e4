import { expect, test } from 'vitest';
import { shownText } from './shown-text.ts';

test.each(['', '  \n', '\u200b\u200d\ufeff', '\u2060 \u00ad', '\u3164', '\u2800\u2800'])(
  'nothing can be seen of %j',
  (text) => {
    expect(shownText(text)).toBe('');
  },
);

test.each(['Medaase', '👩🏾‍🌾', 'ok\u200b'])('%j is left as it is', (text) => {
  expect(shownText(` ${text}\n`)).toBe(text);
});
