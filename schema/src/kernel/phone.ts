/** Characters that users type between digits. */
const between = /[\s\-().]/g;

/** Converts a Ghanaian number as typed (spaces, dashes, +233 or 233) to its local form; other numbers stay. */
export function localPhone(typed: string): string {
  const plain = typed.replace(between, '');
  const ghanaian = /^(?:\+?233|0)0?(\d{9})$/.exec(plain);
  return ghanaian ? `0${ghanaian[1]}` : plain;
}

/** Converts a Ghanaian number as typed to its international form. */
export function internationalPhone(typed: string): string {
  const local = localPhone(typed);
  return /^0\d{9}$/.test(local) ? `+233${local.slice(1)}` : local;
}

/** Expects the result of `internationalPhone`. */
export function isGhanaian(phone: string): boolean {
  return /^\+233\d{9}$/.test(phone);
}

/** A number of equal digits does not exist; users type it to avoid giving theirs. */
export function isAllOneDigit(phone: string): boolean {
  return /^0?(\d)\1*$/.test(localPhone(phone));
}
