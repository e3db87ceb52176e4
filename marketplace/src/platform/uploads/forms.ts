/** A form is a little longer than the file in it. */
export const aroundFile = 64 * 1024;

/** What a browser sends of a field of files in which nothing was chosen: an empty one without a name. */
export function isNothingChosen(value: unknown): boolean {
  return value instanceof File && value.size === 0 && value.name === '';
}
