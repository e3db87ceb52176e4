import { catalogLimits } from '#catalog/limits.ts';

/** The columns of a product file, in the order of the export, each with a text that says what to write in it. */
export const importColumns = {
  sku: 'Your own number of the product, or of one of its variants. A line with the SKU of one of your products changes it, another SKU adds a product.',
  slug: 'The last part of the address of one of your products, instead of its SKU. Leave it empty for new products.',
  external_id:
    'The ID of the product in your own system, which no other of your products has. An empty cell changes nothing.',
  name: '3 to 100 characters.',
  description: '10 to 2,000 characters.',
  price: 'In Ghana cedis, such as 350.00.',
  compare_at_price: 'The earlier price. An empty cell ends the discount.',
  stock: 'Number of pieces.',
  category: 'The slug or the path of a category, such as Fashion > Shirts.',
  is_active: 'yes to publish it, no for a draft. A published product needs 3 pictures.',
  pictures:
    '3 to 10 addresses that begin with https://, or names of pictures in the zip file, with spaces between them.',
  option1_name: 'The choice that buyers make, such as Size. Leave it empty for a product without variants.',
  option1_value: 'The choice of this line, such as 42. A product with variants has one line for each.',
  option2_name: 'A second choice, such as Colour.',
  option2_value: 'The second choice of this line, such as Black.',
  option3_name: 'A third choice.',
  option3_value: 'The third choice of this line.',
  picture: 'The picture of this variant: one of those in the column pictures, or of those that the product has.',
} as const;

export type ImportColumn = keyof typeof importColumns;
export const importColumnNames = Object.keys(importColumns) as ImportColumn[];

/** A column such as `spec:brand` has the values of one specification field. */
export const specificationPrefix = 'spec:';

export type OptionNumber = 1 | 2 | 3;
export const optionNumbers = Array.from(
  { length: catalogLimits.optionsMax },
  (_, index) => index + 1,
) as OptionNumber[];
