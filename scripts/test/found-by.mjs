/** The storms are in two files. They find a fault by chance, so they have several histories to find it in. */
export const storm = { file: 'marketplace/tests/money/storm', name: 'shops and admins' };
export const test = (file, name) => ({ file: `marketplace/tests/money/${file}.test.ts`, name });
