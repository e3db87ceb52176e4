import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** TOTP codes of RFC 6238 with the usual parameters: SHA-1, six digits, a new code every 30 seconds. */
const stepMs = 30_000;

export function newSecret(): Buffer {
  return randomBytes(20);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The encoding that apps accept and users can type. Twenty bytes need no padding. */
export function base32(secret: Uint8Array): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / stepMs);
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = (mac.readUInt32BE(offset) % 2 ** 31) % 10 ** 6;
  return String(number).padStart(6, '0');
}

/**
 * The step that this code belongs to, or null. Clocks differ, so the steps before and after the current one count too.
 */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const current = stepAt(now);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) ?? null;
}
