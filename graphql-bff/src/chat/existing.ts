import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';

/** An impossible id gets the same error as a missing conversation. */
export function existing(id: string): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}
