import { catalogTexts as texts } from '@besesaka/schema/catalog/texts.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createRefusal } from './use-save-product.ts';

afterEach(() => vi.unstubAllGlobals());

const failure = { kind: 'no-response', message: '', code: '', fields: [], retryAfter: null } as const;

test.each([
  { onLine: true, message: texts.createUnexpected },
  { onLine: false, message: texts.createOffline },
])('a product that cannot be sent while onLine is $onLine', ({ onLine, message }) => {
  vi.stubGlobal('navigator', { onLine, userAgent: '' });
  expect(createRefusal(failure).refusal?.message).toBe(message);
});
