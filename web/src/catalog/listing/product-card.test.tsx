import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuietLine } from './product-card.tsx';

function lineOf(units: number | null): string {
  const line = <QuietLine rating={{ average: '4.5', count: 12 }} town="Kumasi" units={units} />;
  return renderToStaticMarkup(line).replace(/<[^>]*>/g, '');
}

// What is last is cut off on a phone, and a rating of many reviews takes half of its line.
test.each([
  { units: 40, text: '40 in stock' },
  { units: 9, text: 'Only 9 left' },
  { units: null, text: 'Not taking orders now' },
])('the line begins with "$text"', ({ units, text }) => {
  expect(lineOf(units)).toBe(`${text} · Rated ★ 4.5 (12) · Kumasi`);
});

test('the picture alone says that nothing is left', () => {
  expect(lineOf(0)).toBe('Rated ★ 4.5 (12) · Kumasi');
});
