import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { orNull, RefusedError, ValidationError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

/** Arguments that name one thing: its slug, which users read, or its ID, which programs store. */
export function handleArgs(thing: string) {
  return builder.args((t) => ({
    slug: t.string({ description: `URL slug of the ${thing}.` }),
    id: t.id({ description: `ID of the ${thing}, instead of the slug.` }),
  }));
}

type Given = string | null | undefined;

/**
 * The parameter of a REST path that takes a slug or an ID, from two fields of which exactly one must be given. An ID of
 * another form belongs to nothing.
 */
export function handleOf([slugField, slug]: readonly [string, Given], [idField, id]: readonly [string, Given]): string {
  if (Boolean(slug) === Boolean(id)) {
    const message = `Pass either ${slugField} or ${idField}.`;
    throw new ValidationError(message, { [slugField]: [message], [idField]: [message] });
  }
  if (slug) return slug;
  if (id && z.uuid().safeParse(id).success) return id.toLowerCase();
  throw new RefusedError('NOT_FOUND', texts.notFound);
}

export interface Handle {
  slug?: Given;
  id?: Given;
}

/** The same for fields that are called `slug` and `id`. */
export function slugOrId({ slug, id }: Handle): string {
  return handleOf(['slug', slug], ['id', id]);
}

/** Reads the thing; null if there is none. */
export function findBy<T>(handle: Handle, read: (slugOrId: string) => Promise<T>): Promise<T | null> {
  return orNull(
    'NOT_FOUND',
    Promise.resolve(handle).then((given) => read(slugOrId(given))),
  );
}
