import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, formFile } from '#kernel/operations/form-files.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { importColumnNames } from './columns.ts';
import { importState, bulkLimits as limits } from './limits.ts';
import { importTexts as texts } from './texts.ts';

const example = { id: '01a20146-4b10-7ae1-93c5-0e68e42cbf80', time: '2026-11-02T09:15:00.000Z' };

export const productImport = resource('ProductImport', 'A file of products on its way into the shop.', {
  id: describe(z.uuid(), 'Unique ID', example.id),
  file_name: describe(z.string(), 'Name of the file', 'products.csv'),
  state: describe(oneOf(importState), 'How far it is; `checked` waits to be applied', 'checked'),
  lines: describe(z.number().int(), 'Lines of products in the file; an estimate while it is checked', 500),
  position: describe(z.number().int(), 'Lines that have been checked, or applied, so far', 500),
  creates: describe(z.number().int(), 'Lines that add a product or a variant, or added one so far', 120),
  updates: describe(z.number().int(), 'Lines that change a product or a variant, or changed one so far', 340),
  unchanged: describe(z.number().int(), 'Lines that change nothing', 20),
  faults_count: describe(
    z.number().int(),
    'Lines that are left out: those with a fault, and others of the same product',
    20,
  ),
  problem: describe(z.string().nullable(), 'Why it failed; null otherwise', null),
  created_at: describe(z.iso.datetime(), 'When the file was uploaded', example.time),
  finished_at: describe(z.iso.datetime().nullable(), 'When it ended; null before', null),
  version: describe(z.number().int(), 'Version, higher after every change', 7),
});
export type ProductImport = z.infer<typeof productImport>;

export const importFault = resource('ImportFault', 'A problem of a line.', {
  line: describe(z.number().int(), 'Line in the file, the header being line 1', 17),
  product: describe(
    z.string(),
    'Name of the product as the line has it, or else its slug or SKU',
    'Bonwire Kente Stole',
  ),
  column: describe(z.string(), 'Name of the column; empty for the whole line', 'price'),
  value: describe(z.string(), 'Beginning of what the line has in that column; empty for the whole line', '-350.00'),
  text: describe(z.string(), 'What is wrong', 'Price must be a positive amount with up to two decimals'),
});
export type ImportFault = z.infer<typeof importFault>;

export const importChange = resource(
  'ImportChange',
  'A product, or one of its variants, that a line adds or changes.',
  {
    line: describe(z.number().int(), 'Line in the file', 2),
    name: describe(z.string(), 'Name of the product, with that of the variant', 'Bonwire Kente Stole'),
    is_new: describe(z.boolean(), 'Whether the line adds a product or a variant', false),
    changes: describe(
      z
        .array(
          resource('ImportedValue', 'A value that a line changes.', {
            column: describe(z.string(), 'Name of the column', 'price'),
            before: describe(z.string(), 'Value before; empty for a new product', '350.00'),
            after: describe(z.string(), 'Value after', '340.00'),
          }),
        )
        .max(importColumnNames.length),
      'The changed values; those of a new product or variant are not listed',
    ),
  },
);
export type ImportChange = z.infer<typeof importChange>;

export const importDetail = resource(
  'ProductImportDetail',
  'An import with the beginnings of its lists.',
  {
    ...productImport.shape,
    faults: describe(z.array(importFault).max(limits.faultsShown), `The first ${limits.faultsShown} faults, by line`),
    changes: describe(
      z.array(importChange).max(limits.changesShown),
      `The first ${limits.changesShown} products that it adds or changes, by line`,
    ),
  },
  { as: 'ProductImport' },
);
export type ProductImportDetail = z.infer<typeof importDetail>;

const idParam = pathParam('id', z.string(), 'ID of the import', example.id);
const chosenImport = pathParam('id', z.string(), 'ID of the import', example.id, { as: 'productImportId' });

export const exportProducts = defineOperation({
  id: 'exportProducts',
  method: 'GET',
  path: '/api/my-products/export',
  auth: 'user',
  scope: 'products:read',
  limit: `${limits.exportsPerHour} an hour`,
  summary: "Download all products of the user's shop as CSV, archived ones excepted. The file can be imported again",
  response: 'text/csv',
});

export const startImport = defineOperation({
  id: 'startImport',
  method: 'POST',
  path: '/api/product-imports',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  limit: `${limits.importsPerDay} a day; one at a time`,
  repeated: 'another import, which changes nothing until it is applied',
  summary:
    'Upload a CSV file of products, or a zip file with one and its pictures. It is checked first and changes nothing',
  form: z.object({ file: formFile('The CSV or zip file', texts.fileMissing) }),
  bodyRule: { bytes: limits.zipBytes + aroundFile, tooLarge: texts.fileTooLarge },
  response: productImport,
  status: 201,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const listImports = defineOperation({
  id: 'listImports',
  method: 'GET',
  path: '/api/product-imports',
  auth: 'user',
  scope: 'products:read',
  summary: `List the user's newest ${limits.importsShown} imports`,
  response: resource('ProductImports', "The user's imports.", {
    results: describe(
      z.array(productImport).max(limits.importsShown),
      `Imports, newest first, at most ${limits.importsShown}`,
    ),
  }),
});

export const readImport = defineOperation({
  id: 'readImport',
  method: 'GET',
  path: '/api/product-imports/{id}',
  auth: 'user',
  scope: 'products:read',
  summary: 'Get an import with its first faults and changes',
  params: idParam,
  response: importDetail,
});

export const readImportFaults = defineOperation({
  id: 'readImportFaults',
  method: 'GET',
  path: '/api/product-imports/{id}/faults',
  auth: 'user',
  scope: 'products:read',
  summary: `Download the faults of an import as CSV, at most ${limits.faultsStored} of them`,
  params: idParam,
  response: 'text/csv',
});

export const applyImport = defineOperation({
  id: 'applyImport',
  method: 'POST',
  path: '/api/product-imports/{id}/apply',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'refused',
  summary: 'Apply a checked import in the background. Lines with faults are left out',
  params: chosenImport,
  response: productImport,
  refuses: ['FORBIDDEN', 'EMAIL_UNCONFIRMED', 'REFUSED'],
});

export const cancelImport = defineOperation({
  id: 'cancelImport',
  method: 'POST',
  path: '/api/product-imports/{id}/cancel',
  auth: 'seller',
  scope: 'products:write',
  suspended: 'may',
  summary: 'Stop an import. What it has changed so far stays',
  params: chosenImport,
  response: productImport,
  refuses: ['REFUSED'],
});
