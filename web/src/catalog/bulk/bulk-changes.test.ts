import { bulkTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { expect, test } from 'vitest';
import { readChange } from './bulk-changes.ts';

test('typed changes are read by the rules of the service', () => {
  expect(readChange('price', 'set', '₵1,250')).toEqual({ change: { price: '1,250' } });
  expect(readChange('price', 'by', '-2.50')).toEqual({ change: { priceBy: '-2.50' } });
  expect(readChange('price', 'percent', '-10')).toEqual({ change: { pricePercent: -10 } });
  expect(readChange('stock', 'by', '+5')).toEqual({ change: { stockBy: 5 } });
  expect(readChange('archive', 'set', '')).toEqual({ change: { isArchived: true } });
  expect(readChange('price', 'set', '0')).toEqual({ fault: catalogTexts.priceInvalid });
  expect(readChange('price', 'percent', '-99')).toEqual({ fault: texts.percentInvalid });
  expect(readChange('price', 'by', 'x')).toEqual({ fault: texts.byInvalid });
  expect(readChange('stock', 'set', '1.5')).toEqual({ fault: catalogTexts.stockInvalid });
  expect(readChange('category', 'set', '')).toEqual({ fault: catalogTexts.categoryRequired });
});
