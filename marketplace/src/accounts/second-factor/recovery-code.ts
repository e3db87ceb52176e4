import { createHmac } from 'node:crypto';

export const secondFactorPurpose = 'second factor';

/** A keyed hash, because twelve digits could be found by trying them all. */
export function hashRecoveryCode(sessionSecret: string, userId: string, code: string): string {
  return createHmac('sha256', sessionSecret).update(`recovery code ${userId} ${code}`).digest('base64url');
}
