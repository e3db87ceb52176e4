import { expect, test } from 'vitest';
import { campaignFeatures } from './texts.ts';

test('a campaign of a week or more also highlights the product in its category', () => {
  const each = ['Priority search placement', 'Featured badge', 'Homepage visibility'];
  expect(campaignFeatures(3)).toEqual(each);
  expect(campaignFeatures(7)).toEqual([...each, 'Category prominence']);
});
