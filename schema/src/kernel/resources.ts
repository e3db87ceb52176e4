import { z } from 'zod';
import { examples } from '#kernel/reference/examples.ts';
import { thing, told } from '#kernel/reference/told.ts';

/** An upload waiting to be used in something that its owner sends. */
export const upload = thing('Upload', 'A picture that waits to be used.', {
  id: told(z.uuid(), 'For what is made of it', examples.upload),
  width: told(z.number().int(), 'As it is kept, in pixels', 1200),
  height: told(z.number().int(), 'As it is kept, in pixels', 900),
  /** Mean colour as #rrggbb, to be shown until the picture is there. */
  color: told(z.string(), 'Its mean colour', '#e8d2b0'),
});
export type Upload = z.infer<typeof upload>;

/** The answer of every list: `next` and `previous` are addresses of the neighbouring pages, or null. */
export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({
    results: told(z.array(item), 'What stands on this page'),
    count: told(z.number().int().min(0), 'How many there are on all pages', 1),
    next: told(z.string().nullable(), 'Path of the next page; null on the last one', null),
    previous: told(z.string().nullable(), 'Path of the page before; null on the first one', null),
  });
}

/** That of a list with cursors, which counts only where it is asked to. */
export function cursorListAnswer<T extends z.ZodType>(item: T) {
  return listAnswer(item).extend({
    count: told(z.number().int().min(0).nullable(), 'How many there are on all pages; null where `count=false`', 1),
    cursors: told(z.array(z.string()), 'Of each of them in turn: goes on behind it as `after`, above it as `before`', [
      'WyItY3JlYXRlZF9hdCIsIjAxYTIwMTQ2Il0',
    ]),
  });
}

export interface CursorListAnswer<T> {
  results: T[];
  count: number | null;
  next: string | null;
  previous: string | null;
  cursors: string[];
}
