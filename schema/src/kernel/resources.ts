import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';

/** An uploaded picture that its owner has not used yet. */
export const upload = thing('Upload', 'An uploaded picture that is not used yet.', {
  id: told(z.uuid(), 'Unique ID, by which other calls refer to the picture', examples.upload),
  width: told(z.number().int(), 'Width of the stored picture in pixels', 1200),
  height: told(z.number().int(), 'Height of the stored picture in pixels', 900),
  color: told(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
});
export type Upload = z.infer<typeof upload>;

/** The response of every list: `next` and `previous` are paths of the neighbouring pages, or null. */
export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({
    results: told(z.array(item), 'Items of this page'),
    count: told(z.number().int().min(0), 'Total number of items on all pages', 1),
    next: told(z.string().nullable(), 'Path of the next page; null on the last page', null),
    previous: told(z.string().nullable(), 'Path of the previous page; null on the first page', null),
  });
}

/** The response of a list with cursors, which counts only on request. */
export function cursorListAnswer<T extends z.ZodType>(item: T) {
  return listAnswer(item).extend({
    count: told(
      z.number().int().min(0).nullable(),
      'Total number of items on all pages; null if the request has `count=false`',
      1,
    ),
    cursors: told(
      z.array(z.string()),
      'Cursor of each item, in the order of `results`: pass it as `after` or `before`',
      ['WyItY3JlYXRlZF9hdCIsIjAxYTIwMTQ2Il0'],
    ),
  });
}

export interface CursorListAnswer<T> {
  results: T[];
  count: number | null;
  next: string | null;
  previous: string | null;
  cursors: string[];
}
