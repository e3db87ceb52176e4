import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { describe, resource } from '#kernel/reference/describe.ts';
import { productImport } from './bulk/import-operations.ts';

/** Sent to the seller when an order takes the last piece. */
export const productSoldOut = eventKind(
  'catalog.sold-out',
  'products:read',
  z.object({ product: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }) }),
);

/** Sent to the seller while an import is checked or applied: its whole state. */
export const importChanged = eventKind(
  'catalog.import-changed',
  'products:read',
  resource('ImportChanged', "One of the user's imports went on or ended.", {
    import: describe(productImport, 'The import now', undefined, { as: 'productImport' }),
  }),
);
