import { z } from 'zod';
import { dataExport } from '#accounts/data-export.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { exportedList, exportLimits as limits } from './limits.ts';

const list = describe(oneOf(exportedList), 'The list', 'ledger');
/** A month, such as "2026-11". */
export const monthText = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, limits.wrongMonth);

export const listExportInput = resource('ListExportInput', 'An export of a list as CSV.', {
  list,
  month: describe(monthText.nullish(), 'Only rows of this month, such as 2026-11; all of them without it', '2026-11'),
});
export type ListExportInput = z.infer<typeof listExportInput>;

export const listExport = resource('ListExport', 'An export of a list as CSV, in a ZIP archive.', {
  ...dataExport.shape,
  list,
  month: describe(z.string().nullable(), 'The month; null for all rows', '2026-11'),
});
export type ListExport = z.infer<typeof listExport>;

export const listExports = resource('ListExports', "The admin's own exports.", {
  results: describe(z.array(listExport).max(limits.shown), `The newest ${limits.shown} of the last day`),
});
export type ListExports = z.infer<typeof listExports>;
