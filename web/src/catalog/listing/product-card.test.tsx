import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuietLine } from './product-card.tsx';

function lineOf(units: number | null): string {
  const line = <QuietLine rating={{ average: '4.5', count: 12 }} town="Kumasi" units={units} />;
  return renderToStaticMarkup(line).replace(/<[^>]*>/g, '');
}

// What is last goes to a second line on a phone.
test.each([
  { units: 40, text: '40 in stock' },
  { units: 0, text: 'Out of stock' },
  { units: null, text: 'Not taking orders now' },
])('the town comes after "$text"', ({ units, text }) => {
  expect(lineOf(units)).toMatch(new RegExp(`${text} Kumasi $`));
});
