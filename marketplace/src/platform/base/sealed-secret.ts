import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ringOf, type SessionSecrets } from './session-secrets.ts';

interface Sealing {
  secrets: SessionSecrets;
  /** Each purpose has its own key. */
  purpose: string;
  /** A secret that is copied to another owner cannot be decrypted. */
  owner: string;
}

/** Encrypts a secret for the database, so that a copy of the database alone yields nothing. */
export function sealSecret({ secrets, purpose, owner, secret }: Sealing & { secret: Buffer }): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets.sessionSecret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null if no secret of the ring opens it. */
export function openSecret({ secrets, purpose, owner, sealed }: Sealing & { sealed: string }): Buffer | null {
  for (const secret of ringOf(secrets)) {
    const opened = openWith(keyFor(secret, purpose), owner, Buffer.from(sealed, 'base64'));
    if (opened) return opened;
  }
  return null;
}

function openWith(key: Buffer, owner: string, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}

function keyFor(sessionSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
}
