import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';

/** What cannot be the number of anything is missing like everything else that is not there. */
export function existing(id: string): string {
  if (z.uuid().safeParse(id).success) return id;
  throw new RefusedError('NOT_FOUND', chatTexts.missing);
}
