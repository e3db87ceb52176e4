/** The approximate size of a result as JSON. Counting stops soon after the limit, so that huge results are never serialised. */
export function answerSize(result: unknown, limit: number): number {
  let size = 0;
  function add(value: unknown): void {
    if (size > limit) return;
    if (typeof value === 'string') size += Buffer.byteLength(value) + 2;
    else if (typeof value !== 'object' || value === null) size += 6;
    else if (Array.isArray(value)) {
      size += 2;
      for (const item of value) add(item);
    } else {
      size += 2;
      for (const key in value) {
        size += key.length + 4;
        add(Reflect.get(value, key));
      }
    }
  }
  add(result);
  return size;
}
