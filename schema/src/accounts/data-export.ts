import { z } from 'zod';
import { choice } from '#kernel/reference/choice.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';

/** `failed`: requested more than `patienceMinutes` ago and never finished. */
export const dataExportState = choice('DataExportState', 'State of a data export.', {
  preparing: 'The export is being prepared',
  ready: 'The export can be downloaded',
  over: 'The download has expired',
  failed: 'The export failed',
});

export const dataExportLimits = {
  /** Minutes during which the archive can be downloaded. */
  aliveMinutes: 60,
  perDay: 3,
  /** After this many minutes an unfinished export counts as failed. */
  patienceMinutes: 60,
} as const;

export const dataExportTexts = {
  running: 'Your data is already being prepared.',
  tooMany: 'You can request your data 3 times a day. Please try again tomorrow.',
  over: 'This link has expired. Please request your data again.',
  loadFailed: 'The status of your data request could not be loaded.',
  askFailed: 'Your data could not be requested.',
} as const;

export const dataExport = resource('DataExport', 'An export of all data that we store about a user.', {
  id: describe(z.uuid(), 'Unique ID of the export', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21'),
  state: describe(oneOf(dataExportState), 'State of the export', 'ready'),
  asked_at: describe(z.iso.datetime(), 'When the user requested it', '2026-11-22T06:40:52.000Z', { as: 'createdAt' }),
  expires_at: describe(
    z.iso.datetime().nullable(),
    'When the download expires; null until the export is ready',
    '2026-11-22T07:41:03.000Z',
  ),
  bytes: describe(z.number().int().nullable(), 'Size in bytes; null until the export is ready', 48_213),
});
export type DataExport = z.infer<typeof dataExport>;

export const dataExportAnswer = resource('DataExportAnswer', 'The latest data export.', {
  data_export: describe(dataExport.nullable(), 'The latest export; null if none was requested'),
});
export type DataExportAnswer = z.infer<typeof dataExportAnswer>;

/** The path where the user downloads the archive. */
export const archivePath = (id: string) => `/api/data-exports/${id}/archive`;
