import { expect, onTestFinished, test, vi } from 'vitest';
import { wishText } from './goods.ts';
import { consumePostedWish, readWish } from './posted-wish.ts';

const wish = { productId: '0197f3a2-7c1e-7000-8000-000000000001', quantity: 3 };

test('a wish is read as it was written, and other texts are ignored', () => {
  expect(readWish(wishText(wish))).toEqual(wish);
  const large = { ...wish, variantId: '0197f3a2-7c1e-7000-8000-000000000002' };
  expect(readWish(wishText(large))).toEqual(large);
  const others = [
    '',
    '.',
    `${wish.productId}.0`,
    `${wish.productId}.1.5`,
    `${wish.productId}.10001`,
    `${wish.productId}.9999999`,
    `x${wishText(wish)}`,
  ];
  for (const text of [null, ...others]) expect(readWish(text)).toBeNull();
});

test('a wish is removed from the cookies after it was read', () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return written.length > 0 ? 'theme=dark' : `theme=dark; besesaka-intent=${wishText(wish)}`;
    },
    set cookie(line: string) {
      written.push(line);
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(consumePostedWish()).toEqual(wish);
  expect(written).toEqual(['besesaka-intent=; path=/; max-age=0; samesite=lax']);
  expect(consumePostedWish()).toBeNull();
  expect(written).toHaveLength(1);
});
