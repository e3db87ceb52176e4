import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

interface Sealing {
  sessionSecret: string;
  /** Each purpose has its own key. */
  purpose: string;
  /** A secret that is copied to another owner cannot be decrypted. */
  owner: string;
}

/** Encrypts a secret for the database, so that a copy of the database alone yields nothing. */
export function sealSecret({ sessionSecret, purpose, owner, secret }: Sealing & { secret: Buffer }): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(sessionSecret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

export function openSecret({ sessionSecret, purpose, owner, sealed: text }: Sealing & { sealed: string }): Buffer {
  const sealed = Buffer.from(text, 'base64');
  const key = keyFor(sessionSecret, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

function keyFor(sessionSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
}
