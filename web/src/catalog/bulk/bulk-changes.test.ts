import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { expect, test } from 'vitest';
import { readChange } from './bulk-changes.ts';

test('typed changes follow the rules of the contract', () => {
  expect(readChange('price', 'set', '₵1,250')).toEqual({ change: { price: '1,250' } });
  expect(readChange('price', 'by', '-2.50')).toEqual({ change: { priceBy: '-2.50' } });
  expect(readChange('price', 'percent', '-10')).toEqual({ change: { pricePercent: -10 } });
  expect(readChange('stock', 'by', '+5')).toEqual({ change: { stockBy: 5 } });
  expect(readChange('archive', 'set', '')).toEqual({ change: { isArchived: true } });
  expect(readChange('price', 'set', '0')).toEqual({ error: catalogTexts.priceInvalid });
  expect(readChange('price', 'percent', '-99')).toEqual({ error: texts.percentInvalid });
  expect(readChange('price', 'by', 'x')).toEqual({ error: texts.byInvalid });
  expect(readChange('price', 'by', `5.${'0'.repeat(30)}`)).toEqual({ error: texts.byInvalid });
  expect(readChange('stock', 'by', '1500000')).toEqual({ error: expect.stringContaining('at most 1,000,000') });
  expect(readChange('stock', 'set', '1.5')).toEqual({ error: catalogTexts.stockInvalid });
  expect(readChange('category', 'set', '')).toEqual({ error: catalogTexts.categoryRequired });
});
