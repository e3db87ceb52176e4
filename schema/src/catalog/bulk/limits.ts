import { choice } from '#kernel/reference/choice.ts';

const megabyte = 1024 * 1024;

export const bulkLimits = {
  /** Products in one bulk edit. */
  products: 200,
  editsPerMinute: 20,
  /** Characters of an amount to add to the price. */
  amountLength: 20,
  percentMin: -95,
  percentMax: 900,
  /** A CSV file, and what a zip file may unpack to for one of its files. */
  csvBytes: 4 * megabyte,
  /** A zip file with a CSV file and pictures. */
  zipBytes: 50 * megabyte,
  zipEntries: 5_000,
  columns: 200,
  rows: 5_000,
  cellMax: 4_000,
  importsPerDay: 50,
  exportsPerHour: 60,
  /** Faults whose texts are stored; the others are only counted. */
  faultsStored: 2_000,
  /** Faults and changes that the screen shows. The file of faults has all that are stored. */
  faultsShown: 100,
  changesShown: 50,
  importsShown: 10,
  importsStoredDays: 30,
  importedPicturesPerDay: 20_000,
  /** Pictures of all products of a shop, beyond which imports add none. */
  picturesStored: 50_000,
} as const;

/** The last three are final. */
export const importState = choice('ProductImportState', 'State of an import.', {
  checking: 'The file is read; nothing is changed',
  checked: 'It waits to be applied',
  applying: 'Products are added and changed',
  done: 'All its lines are done',
  cancelled: 'The seller stopped it',
  failed: 'It stopped because of a problem',
});
