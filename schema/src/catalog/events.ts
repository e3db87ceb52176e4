import { z } from 'zod';
import { eventKind } from '#kernel/events.ts';
import { productImport } from './bulk/import-operations.ts';

/** Sent to the seller when an order takes the last piece. */
export const productSoldOut = eventKind(
  'catalog.sold-out',
  'products:read',
  z.object({ product: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }) }),
);

/** Sent to the seller while an import is checked or applied: its whole state. */
export const importChanged = eventKind('catalog.import-changed', 'products:read', z.object({ import: productImport }));
