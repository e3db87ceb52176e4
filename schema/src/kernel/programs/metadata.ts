import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { shownText } from '#kernel/shown-text.ts';

export const metadataLimits = { keysMax: 20, keyMax: 40, valueMax: 500, externalIdMax: 100 } as const;
const limits = metadataLimits;

export const metadataTexts = {
  keyInvalid: `Names of metadata have letters, digits, dots, dashes and underscores, at most ${limits.keyMax}`,
  valueLong: `Values of metadata have at most ${limits.valueMax} characters`,
  tooMany: `There are at most ${limits.keysMax} entries of metadata`,
  externalIdLong: `External IDs have at most ${limits.externalIdMax} characters`,
  externalIdTaken: (id: string) => `Another of your products has the external ID ${id}`,
};

/** PostgreSQL rejects NUL. */
const plain = (text: string) => shownText(text.replaceAll('\0', ''));
const idText = z.string().overwrite(plain).max(limits.externalIdMax, metadataTexts.externalIdLong);
const namePattern = new RegExp(`^[\\w.-]{1,${limits.keyMax}}$`);
const emptyIsNull = (value: unknown) => (value === '' ? null : value);

/** The number that another system has for a thing. */
export const externalIdInput = z.preprocess(emptyIsNull, idText.nullable().optional());
/** In the query of a list. */
export const externalIdFilter = z.preprocess((value) => (value === '' ? undefined : value), idText.optional());

export const metadataEntry = resource('MetadataEntry', 'A value that a program of the shop stored.', {
  key: describe(z.string(), 'Name of the value', 'erp.warehouse'),
  value: describe(z.string(), 'The value', 'KUM-2'),
});

/** Others see none. */
export const metadata = describe(
  z.record(z.string(), z.string()),
  "Values that the shop's own programs stored, by their names; empty except for the owner",
  { 'erp.warehouse': 'KUM-2' },
  { entries: { of: metadataEntry, most: limits.keysMax } },
);
export type Metadata = z.infer<typeof metadata>;

const metadataChange = resource('MetadataEntryInput', 'A value to store, or to remove.', {
  key: describe(z.string(), `Name of the value: letters, digits, dots, dashes, underscores, at most ${limits.keyMax}`),
  value: describe(z.string().nullable(), `The value, at most ${limits.valueMax} characters; null or empty removes it`),
});

/** Entries that are left out stay. All may be replaced at once, so there may be twice as many. */
export const metadataInput = describe(
  z
    .record(z.string(), z.string().overwrite(plain).max(limits.valueMax, metadataTexts.valueLong).nullable())
    .refine((values) => Object.keys(values).every((key) => namePattern.test(key)), metadataTexts.keyInvalid)
    .refine((values) => Object.keys(values).length <= 2 * limits.keysMax, metadataTexts.tooMany)
    .optional(),
  `Values of your programs to store by their names, at most ${limits.keysMax} in all; null or an empty text removes one, and the others stay`,
  { 'erp.warehouse': 'KUM-2' },
  { entries: { of: metadataChange, most: 2 * limits.keysMax } },
);
export type MetadataInput = NonNullable<z.infer<typeof metadataInput>>;
