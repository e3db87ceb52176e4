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
