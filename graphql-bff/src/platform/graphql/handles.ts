import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { orNull, RefusedError } from '#platform/errors/errors.ts';
import { builder } from './builder.ts';

const LookupInput = builder.inputType('Lookup', {
  isOneOf: true,
  description: 'The slug or the ID of one thing. Pass exactly one field.',
  fields: (t) => ({
    slug: t.string({ description: 'URL slug, which users read.' }),
    id: t.id({ description: 'ID, which programs store.' }),
  }),
});

export interface Lookup {
  slug?: string | undefined;
  id?: string | undefined;
}

/** The argument that names one thing. */
export function lookupArg(thing: string) {
  return builder.args((t) => ({
    by: t.field({ type: LookupInput, required: true, description: `URL slug or ID of the ${thing}.` }),
  }));
}

/** The parameter of a REST path that takes a slug or an ID. An ID of another form belongs to nothing. */
export function slugOrId({ slug, id }: Lookup): string {
  if (slug) return slug;
  if (id && z.uuid().safeParse(id).success) return id.toLowerCase();
  throw new RefusedError('NOT_FOUND', texts.notFound);
}

/** Reads the thing; null if there is none. */
export function findBy<T>(by: Lookup, read: (slugOrId: string) => Promise<T>): Promise<T | null> {
  return orNull(
    'NOT_FOUND',
    Promise.resolve(by).then((given) => read(slugOrId(given))),
  );
}
