import { z } from 'zod';

/** Bytes that a multipart form needs besides its files. */
export const aroundFile = 64 * 1024;

const binary = { type: 'string', format: 'binary' } as const;

/** Browsers send an empty, unnamed file for a field in which nothing was chosen. */
function isEmptyFile(value: unknown): boolean {
  return value instanceof Object && Reflect.get(value, 'size') === 0 && Reflect.get(value, 'name') === '';
}

const withoutEmptyFile = (value: unknown) => (isEmptyFile(value) ? undefined : value);

export function formFile(description: string, error: string) {
  return z.preprocess(withoutEmptyFile, z.file({ error })).meta({ ...binary, description });
}

export function optionalFormFile(description: string, error: string) {
  return z.preprocess(withoutEmptyFile, z.file({ error }).optional()).meta({ ...binary, description });
}

interface FormFilesOptions {
  error: string;
  least?: number;
  tooFew?: string;
  most: number;
  tooMany: string;
  description?: string;
}

export function formFiles({ error, least = 0, tooFew, most, tooMany, description }: FormFilesOptions) {
  return z
    .preprocess(
      (value) => [value ?? []].flat().filter((one) => !isEmptyFile(one)),
      z.array(z.file({ error })).min(least, tooFew).max(most, tooMany),
    )
    .meta({ type: 'array', items: binary, ...(description && { description }) });
}
