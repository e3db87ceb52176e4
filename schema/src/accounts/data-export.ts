import { z } from 'zod';
import { thing, told } from '#kernel/reference/told.ts';

/** `failed` is what was asked for long ago and never came. */
export const dataExportStates = ['preparing', 'ready', 'over', 'failed'] as const;

export const dataExportLimits = {
  /** So long what was gathered can be fetched. */
  aliveMinutes: 60,
  perDay: 3,
  /** What is not ready by then will not come. */
  patienceMinutes: 60,
} as const;

export const dataExportTexts = {
  running: 'Your data is being gathered already.',
  tooMany: 'You can ask for your data 3 times a day. Please try again tomorrow.',
  over: 'This link has run out. Please ask for your data again.',
  loadFailed: 'The state of your data could not be loaded.',
  askFailed: 'Your data could not be asked for.',
} as const;

export const dataExport = thing('DataExport', 'A copy of all that we keep of a person, as they asked for it.', {
  id: told(z.uuid(), 'Identifies the copy', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21'),
  state: told(z.enum(dataExportStates), 'How far it is', 'ready'),
  asked_at: told(z.iso.datetime(), 'When it was asked for', '2026-11-22T06:40:52.000Z'),
  expires_at: told(
    z.iso.datetime().nullable(),
    'Until when it can be fetched, once it is ready',
    '2026-11-22T07:41:03.000Z',
  ),
  bytes: told(z.number().int().nullable(), 'How large it is, once it is ready', 48_213),
});
export type DataExport = z.infer<typeof dataExport>;

export const dataExportAnswer = thing('DataExportAnswer', 'The copy that was asked for last.', {
  data_export: told(dataExport.nullable(), 'Null where none was asked for'),
});
export type DataExportAnswer = z.infer<typeof dataExportAnswer>;

/** Where its person fetches it. */
export const archivePath = (id: string) => `/api/data-exports/${id}/archive`;
