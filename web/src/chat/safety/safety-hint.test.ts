import { describe, expect, it } from 'vitest';
import { speaksOfPayingFirst } from './safety-hint.tsx';

describe('the hint to see goods before paying', () => {
  it.each([
    'send momo first',
    'Send the momo first then I bring it',
    'Please pay deposit before I deliver',
    'pay half before delivery',
    'You have to pay before you see it',
    'Boss, transfer 200 cedis before I dispatch it',
    'Send ₵50 in advance so I reserve it for you',
    'pay first',
    'Pay me first wai',
    'Make payment before delivery please',
    'Payment before delivery',
    'We take deposit of GHS 100',
    'A deposit is required',
    'momo me the transport and I go come',
    'MoMo first, then delivery',
    'Before I bring it you have to send something on momo',
    'B4 I send am you pay',
    'I need part-payment before I can ship',
    'kindly deposit 150 ghs b4 i come',
    'You first send the money',
    'Send delivery fee upfront',
  ])('appears for: %s', (text) => {
    expect(speaksOfPayingFirst(text)).toBe(true);
  });

  it.each([
    'Good morning, is it still available?',
    'Yes, it is available. When do you want it?',
    'How much is the last price?',
    'You pay on delivery',
    'Cash on delivery only',
    'Payment on delivery, you can check it first',
    'You can inspect it before you pay',
    'Come and see it then you pay',
    'No need to pay before delivery',
    "Don't send momo first to anyone",
    'I will send the pictures first',
    'Can I send my brother to pick it up?',
    'The first one is 200 cedis, the second 150',
    'Delivery is 30 cedis within Accra',
    'I have the money. Where do we meet?',
    'Let us meet at Circle before 5 pm',
    'Is the momo number on your shop page?',
    '',
  ])('does not appear for: %s', (text) => {
    expect(speaksOfPayingFirst(text)).toBe(false);
  });

  it('is fast for any text, however long', () => {
    const started = performance.now();
    for (const text of [
      'pay '.repeat(500),
      'send 1'.repeat(330),
      `pay${' '.repeat(1990)}`,
      '9'.repeat(2000),
      'a'.repeat(2000),
    ])
      speaksOfPayingFirst(text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
