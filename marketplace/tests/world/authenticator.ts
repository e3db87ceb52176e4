import { codeAt, stepAt } from '#accounts/second-factor/totp.ts';
import type { AccessScene, Caller } from './access-parts.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for this base32 secret. */
export function codeOf(secret: string, now: Date): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Uint8Array.from(bytes), stepAt(now));
}

/** Starts a key for an admin and returns its code. Callers that are refused may use any code. */
export async function firstCode(scene: AccessScene, who: Caller): Promise<string> {
  if (who !== 'admin') return '000000';
  const { body } = await (await scene.asker(who)).post('/api/second-factor');
  return codeOf(String(body.secret), scene.market.clock.now());
}
