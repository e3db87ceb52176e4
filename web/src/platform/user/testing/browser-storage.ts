/** A storage like a browser's: the saved keys are its own enumerable properties. */
export function browserStorage(): Storage {
  const saved: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(saved, {
    getItem: hidden((key: string) => saved[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      saved[key] = text;
    }),
    removeItem: hidden((key: string) => delete saved[key]),
  }) as unknown as Storage;
}
