import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A copy of the database alone yields no codes, and a secret that is copied to another account cannot be decrypted. */
export function sealSecret(sessionSecret: string, userId: string, secret: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionSecret), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

export function openSecret(sessionSecret: string, userId: string, text: string): Buffer {
  const sealed = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionSecret), sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** A keyed hash, because twelve digits could be found by trying them all. */
export function hashRecoveryCode(sessionSecret: string, userId: string, code: string): string {
  return createHmac('sha256', sessionSecret).update(`recovery code ${userId} ${code}`).digest('base64url');
}

function keyOf(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'second factor', 32));
}
