import { csvLine } from '#kernel/csv.ts';
import { type ImportColumn, importColumnNames, specificationPrefix } from './columns.ts';

const specifications = ['material', 'length', 'wearer', 'size'] as const;
const header = [...importColumnNames, ...specifications.map((name) => `${specificationPrefix}${name}` as const)];

type Line = Partial<Record<ImportColumn | `spec:${(typeof specifications)[number]}`, string>>;

const sandals = { name: 'Ahenema Sandals', price: '180.00', option1_name: 'Size' };
/** The lines of the file to begin with: a simple product, and one that comes in two sizes. */
export const templateLines: readonly Line[] = [
  {
    sku: 'KENTE-001',
    name: 'Bonwire Kente Stole',
    category: 'kente-wax-prints',
    is_active: 'no',
    description: 'Woven by hand on a narrow loom in Bonwire.',
    'spec:material': 'Cotton',
    'spec:length': '2 yards',
    price: '350.00',
    compare_at_price: '400.00',
    stock: '20',
  },
  {
    ...sandals,
    sku: 'SANDAL-41',
    stock: '6',
    option1_value: '41',
    category: 'shoes',
    is_active: 'no',
    description: 'Leather sandals, sewn in Kumasi.',
    'spec:wearer': 'Men',
    'spec:size': '41 to 42',
  },
  { ...sandals, sku: 'SANDAL-42', stock: '4', option1_value: '42' },
];

export const importTemplate = [header, ...templateLines.map((line) => header.map((name) => line[name] ?? ''))]
  .map(csvLine)
  .join('');
