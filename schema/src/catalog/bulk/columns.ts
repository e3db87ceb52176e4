/** The columns of a product file, in the order of the template, each with what the template's example has in it. */
export const importColumns = {
  sku: 'KENTE-001',
  slug: '',
  name: 'Bonwire Kente Stole',
  description: 'Woven by hand on a narrow loom in Bonwire.',
  price: '350.00',
  compare_at_price: '400.00',
  stock: '20',
  category: 'kente-wax-prints',
  is_active: 'no',
  pictures: '',
} as const;

export type ImportColumn = keyof typeof importColumns;
export const importColumnNames = Object.keys(importColumns) as ImportColumn[];

/** A column such as `spec:brand` has the values of one specification field. */
export const specificationPrefix = 'spec:';

/** What the seller writes in each column. */
export const importColumnHelp: Record<ImportColumn, string> = {
  sku: 'Your own number of the product. A line with the SKU of one of your products changes it, another SKU adds a product.',
  slug: 'The last part of the address of one of your products, instead of its SKU. Leave it empty for new products.',
  name: '3 to 100 characters.',
  description: '10 to 2,000 characters.',
  price: 'In Ghana cedis, such as 350.00.',
  compare_at_price: 'The earlier price. An empty cell ends the discount.',
  stock: 'Number of pieces.',
  category: 'The slug or the path of a category, such as Fashion > Shirts.',
  is_active: 'yes to publish it, no for a draft. A published product needs 3 pictures.',
  pictures:
    '3 to 10 addresses that begin with https://, or names of pictures in the zip file, with spaces between them.',
};
