import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { catalogTexts } from '@besesaka/schema/catalog/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { faultsOf } from './importer.ts';
import { sheet, size, withSneakers } from './variant-sheet.ts';

let it: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  it = await startTestMarketplace();
});
afterAll(() => it.close());

test('each error of a product with variants names line and column, and the whole product is left out', async () => {
  const { product, first, check, rows, shop } = await withSneakers(it);
  const { category } = first;
  const { slug } = product;
  const fresh = (name: string) => ({ name, category, description: 'Good for walking far.' });
  const csv = sheet(
    size('S', fresh('Shirt A')), // 2
    size('s', { name: 'Shirt A' }), // 3
    size('S', fresh('Shirt B')), // 4
    size('', { name: 'Shirt B' }), // 5
    size('S', fresh('Shirt C')), // 6
    size('M', { name: 'Shirt C', option1_name: 'Length' }), // 7
    size('L', { name: 'Shirt C', description: 'Something else entirely.' }), // 8
    size('S', fresh('Shirt D')), // 9
    { ...size('M', { name: 'Shirt D' }), option2_name: 'Colour', option2_value: 'Red' }, // 10
    size('L', { name: 'Shirt D', price: '' }), // 11
    { slug, price: '5.00' }, // 12
    size('S', { ...fresh('Shirt I'), price: '' }), // 13
    size('45', { slug, name: '', option1_name: 'Length' }), // 14
    size('S', { ...fresh('Shirt E'), sku: 'E-1', compare_at_price: '70.00' }), // 15
    size('M', { name: 'Shirt E', sku: 'E-1' }), // 16
    size('S', fresh('Shirt A')), // 17
    size('S', { ...fresh('Shirt F'), price: 'ten' }), // 18
    size('M', { name: 'Shirt F' }), // 19
    size('S', fresh('Shirt G')), // 20
    size('M', { name: 'Shirt G', sku: 'SN-42' }), // 21
  );
  const checked = await check(csv);
  expect(faultsOf(checked)).toEqual([
    `2 : ${texts.lineLeftOut(3)}`,
    `3 option1_value: ${texts.optionsTwice(2)}`,
    `4 : ${texts.lineLeftOut(5)}`,
    `5 option1_value: ${texts.optionValueMissing}`,
    `6 : ${texts.lineLeftOut(7)}`,
    `7 option1_name: ${texts.optionNameDiffers('Size')}`,
    `8 description: ${texts.contradicts(6)}`,
    `9 : ${texts.lineLeftOut(10)}`,
    `10 option2_name: ${texts.optionUnnamed}`,
    `11 : ${texts.lineLeftOut(10)}`,
    `12 option1_value: ${texts.variantUnnamed}`,
    `13 price: ${texts.variantPrice}`,
    `14 option1_name: ${texts.optionsDiffer('Size')}`,
    `14 : ${texts.optionsNotTogether(12)}`,
    `15 : ${texts.lineLeftOut(16)}`,
    `16 sku: ${texts.skuTwice(15)}`,
    `17 : ${texts.optionsNotTogether(2)}`,
    `18 price: ${catalogTexts.priceInvalid}`,
    `19 : ${texts.lineLeftOut(18)}`,
    expect.stringContaining('20 '),
    expect.stringContaining('21 '),
  ]);
  expect(checked).toMatchObject({ creates: 0, updates: 0, faults_count: 20 });
  expect(await rows()).toHaveLength(1);
  const prices = await check(
    sheet(size('S', { ...fresh('Shirt H'), compare_at_price: '70.00' }), size('M', { name: 'Shirt H', price: '' })),
  );
  expect(faultsOf(prices)).toEqual([
    `2 compare_at_price: ${catalogTexts.compareAtTooLow}`,
    `3 price: ${texts.variantPrice}`,
  ]);
  const wrongSku = await check(sheet(size('46', { slug, name: '', sku: 'SN-41', price: '' })));
  expect(faultsOf(wrongSku)).toEqual([`2 sku: ${texts.skuOfVariant('41')}`]);
  const other = await it.world.createProduct({ shop, sku: 'OTHER' });
  const foreign = await check(sheet(size('46', { slug, name: '', sku: other.sku })));
  expect(faultsOf(foreign)).toEqual([`2 sku: ${texts.skuTaken}`]);
  const twice = await check(
    sheet(size('46', { slug, name: '', price: '' }), size('42', { slug, name: '' }), { sku: 'SN-42', price: '90.00' }),
  );
  expect(faultsOf(twice)).toEqual([
    `2 price: ${texts.variantPrice}`,
    `3 : ${texts.lineLeftOut(2)}`,
    `4 : ${texts.twice(3)}`,
  ]);
  const sizes = Array.from({ length: 101 }, (_, n) =>
    size(`${n % 40}`, {
      ...(n === 0 && fresh('Shirt')),
      name: 'Shirt',
      option2_name: 'Width',
      option2_value: `${n}`.padStart(3, '0').slice(0, 2),
    }),
  );
  const many = await check(sheet(...sizes));
  expect(many.faults_count).toBe(101);
  expect(faultsOf(many)).toContain(`2 : ${texts.lineLeftOut(102)}`);
});
