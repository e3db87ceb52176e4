import { z } from 'zod';
import { describe, resource } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';

/** An uploaded picture that its owner has not used yet. */
export const upload = resource('Upload', 'An uploaded picture that is not used yet.', {
  id: describe(z.uuid(), 'Unique ID, by which other calls refer to the picture', examples.upload),
  width: describe(z.number().int(), 'Width of the stored picture in pixels', 1200),
  height: describe(z.number().int(), 'Height of the stored picture in pixels', 900),
  color: describe(z.string(), 'Mean colour of the picture as `#rrggbb`, a placeholder while it loads', '#e8d2b0'),
});
export type Upload = z.infer<typeof upload>;

/** The response of every list: `next` and `previous` are paths of the neighbouring pages, or null. */
export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({
    results: describe(z.array(item), 'Items of this page'),
    count: describe(z.number().int().min(0), 'Total number of items on all pages', 1),
    next: describe(z.string().nullable(), 'Path of the next page; null on the last page', null),
    previous: describe(z.string().nullable(), 'Path of the previous page; null on the first page', null),
  });
}

/** The response of a list with cursors, which counts only on request. */
export function cursorListAnswer<T extends z.ZodType>(item: T) {
  return listAnswer(item).extend({
    count: describe(
      z.number().int().min(0).nullable(),
      'Total number of items on all pages; null if the request has `count=false`',
      1,
    ),
    cursors: describe(
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
