import { expect } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { importer } from './importer.ts';

export const columns =
  'sku,slug,name,description,price,compare_at_price,stock,category,is_active,pictures,option1_name,option1_value,option2_name,option2_value,picture';

/** A line by its columns. */
export const line = (cells: Record<string, string>) =>
  columns
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',');

export const sheet = (...lines: Record<string, string>[]) => [columns, ...lines.map(line)].join('\n');

/** A line of one size. */
export const size = (value: string, more: Record<string, string> = {}) => ({
  name: 'Sneakers',
  price: '80.00',
  stock: '5',
  option1_name: 'Size',
  option1_value: value,
  ...more,
});

/** A seller with sneakers in three sizes, imported. */
export async function withSneakers(market: TestMarketplace) {
  const seller = await importer(market);
  const { category, check, apply, rows } = seller;
  const first = { category: category.slug, description: 'Light shoes for every day.', sku: 'SN-41' };
  const csv = sheet(
    size('41', first),
    size('42', { sku: 'SN-42', price: '95.00', compare_at_price: '120.00' }),
    size('43', { option1_name: '', stock: '0' }),
  );
  const checked = await check(csv);
  expect(checked, JSON.stringify(checked.faults)).toMatchObject({ lines: 3, creates: 3, faults_count: 0 });
  const done = await apply(checked.id);
  const [product] = await rows();
  if (!product) throw new Error('nothing was imported');
  return { ...seller, csv, first, checked, done, product };
}
