import { expect, test } from 'vitest';
import { campaignFeatures } from './texts.ts';

test('a campaign of a week or more stands out in its category, too', () => {
  const each = ['Priority search placement', 'Featured badge', 'Homepage visibility'];
  expect(campaignFeatures(3)).toEqual(each);
  expect(campaignFeatures(7)).toEqual([...each, 'Category prominence']);
});
