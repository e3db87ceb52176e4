/** What people put between the digits. */
const between = /[\s\-().]/g;

/** A number as people type it (spaces, dashes, +233 or 233) as it is dialled here, where it is one of Ghana's. */
export function localPhone(typed: string): string {
  const plain = typed.replace(between, '');
  const ghanaian = /^(?:\+?233|0)0?(\d{9})$/.exec(plain);
  return ghanaian ? `0${ghanaian[1]}` : plain;
}

/** The same as the rest of the world dials it. */
export function internationalPhone(typed: string): string {
  const local = localPhone(typed);
  return /^0\d{9}$/.test(local) ? `+233${local.slice(1)}` : local;
}

/** Of what `internationalPhone` made: whether it is one of Ghana's. */
export function isGhanaian(phone: string): boolean {
  return /^\+233\d{9}$/.test(phone);
}

/** Nobody has such a number: it is typed where none should be told. */
export function isAllOneDigit(phone: string): boolean {
  return /^0?(\d)\1*$/.test(localPhone(phone));
}
