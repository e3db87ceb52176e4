/** As a browser has it: what is kept are its own enumerable names. */
export function browserStorage(): Storage {
  const kept: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      kept[key] = text;
    }),
    removeItem: hidden((key: string) => delete kept[key]),
  }) as unknown as Storage;
}
