import { describe, expect, it } from 'vitest';
import { priceOption, priceOptions, pricePresets, priceRangeOf } from './price-presets.ts';

describe('price presets', () => {
  it('are the six of the spec, each read back from its value', () => {
    expect(pricePresets.map((preset) => preset.label)).toEqual([
      'Any price',
      'Under ₵100',
      '₵100 to ₵500',
      '₵500 to ₵1,000',
      '₵1,000 to ₵5,000',
      'Above ₵5,000',
    ]);
    for (const { value, min, max } of pricePresets) expect(priceRangeOf(value)).toEqual({ min, max });
  });

  it('match an amount in any notation', () => {
    expect(priceOption({ min: '100.00', max: '500' }).value).toBe('100-500');
  });

  it('include an extra range from the address', () => {
    const options = priceOptions({ min: '20', max: '75.50' });
    expect(options).toHaveLength(pricePresets.length + 1);
    expect(options.at(-1)).toEqual({ value: '20-75.50', label: '₵20 to ₵75.50', min: '20', max: '75.50' });
    expect(priceOptions({ min: '', max: '100' })).toBe(pricePresets);
  });

  it('ignore everything else', () => {
    expect(priceRangeOf('cheap')).toEqual({ min: '', max: '' });
    expect(priceRangeOf('')).toEqual({ min: '', max: '' });
  });
});
