/** Marks a field whose value is the same for everybody: an event made only of such fields is executed once for all. */
export const everybody = { everybody: true } as const;

export function isForEverybody(extensions: Readonly<Record<string, unknown>>): boolean {
  return extensions.everybody === true;
}
