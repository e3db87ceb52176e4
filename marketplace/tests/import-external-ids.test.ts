import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { metadataTexts } from '@besesaka/schema/kernel/programs/metadata.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMarketplace } from '#world/marketplace.ts';
import { faultsOf, importer } from './importer.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

test('a file adds, changes and exports external IDs, each for one product', async () => {
  const { shop, category, browser, check, apply, rows } = await importer(market);
  const old = await market.world.createProduct({ shop, category, sku: 'OLD-1' });
  await market.world.createProduct({ shop, category, sku: 'OLD-2' });
  await browser.patch(`/api/products/${old.slug}`, { external_id: 'ERP-1' });
  const words = `Fine Cloth,Woven by hand in Bonwire,12.50,${category.slug}`;
  const csv = [
    'sku,external_id,name,description,price,category',
    `NEW-1,ERP-3,${words}`,
    'OLD-1,ERP-9,,,,',
    'OLD-2,ERP-2,,,,',
    `NEW-2,ERP-3,${words}`,
    `NEW-3,${'E'.repeat(101)},${words}`,
  ];
  const checked = await check(csv.join('\n'));
  expect(checked.changes).toMatchObject([
    { line: 2, is_new: true },
    { line: 3, changes: [{ column: 'external_id', before: 'ERP-1', after: 'ERP-9' }] },
    { line: 4, changes: [{ column: 'external_id', before: '', after: 'ERP-2' }] },
  ]);
  const faults = [`5 external_id: ${texts.externalIdTwice(2)}`, `6 external_id: ${metadataTexts.externalIdLong}`];
  expect(faultsOf(checked)).toEqual(faults);
  await apply(checked.id);
  const idsOf = async () => (await rows()).map(({ sku, externalId }) => [sku, externalId]);
  const applied = [
    ['NEW-1', 'ERP-3'],
    ['OLD-1', 'ERP-9'],
    ['OLD-2', 'ERP-2'],
  ];
  expect(await idsOf()).toEqual(applied);
  const taken = await check('sku,external_id\nOLD-1,ERP-2\nOLD-2,');
  expect(faultsOf(taken)).toEqual([`2 external_id: ${metadataTexts.externalIdTaken('ERP-2')}`]);
  expect(taken).toMatchObject({ updates: 0, unchanged: 1 });
  const file = (await browser.get('/api/my-products/export')).body as unknown as string;
  expect(file).toContain(`OLD-2,${(await rows())[2]?.slug},ERP-2,`);
  expect(await check(file)).toMatchObject({ unchanged: 3, faults_count: 0 });
});
