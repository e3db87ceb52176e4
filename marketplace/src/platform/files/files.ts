/** Public files may be shown to anyone. Private ones require a permission check. */
export type FileArea = 'public' | 'private';

export interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface Files {
  put(area: FileArea, key: string, file: StoredFile): Promise<void>;
  /** Null if there is no such file. */
  get(area: FileArea, key: string): Promise<StoredFile | null>;
  has(area: FileArea, key: string): Promise<boolean>;
  remove(area: FileArea, key: string): Promise<void>;
}

/**
 * Lowercase letters, digits, dashes, dots and slashes, so that a key cannot leave the area's folder and works on every
 * disk and store.
 */
const safe = /^[a-z0-9][a-z0-9-]*(?:[./][a-z0-9][a-z0-9-]*)*$/;

export function checkKey(key: string): string {
  if (key.length > 200 || !safe.test(key)) throw new Error(`Unsafe file key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

const typesByEnding = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['json', 'application/json'],
]);

export function contentTypeOf(key: string): string {
  return typesByEnding.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
}
