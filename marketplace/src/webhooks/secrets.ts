import { createHmac, randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '#platform/base/sealed-secret.ts';

const prefix = 'whsec_';
const purpose = 'webhooks';

/** A new secret: as its user sees it, and as it is stored. */
export function newSecret(sessionSecret: string, endpointId: string): { shown: string; sealed: string } {
  const key = randomBytes(24);
  const sealed = sealSecret({ sessionSecret, purpose, owner: endpointId, secret: key });
  return { shown: prefix + key.toString('base64'), sealed };
}

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The header `webhook-signature` of the Standard Webhooks scheme: one signature for each valid secret. */
export function signatures(keys: readonly Buffer[], { id, timestamp, body }: Signed): string {
  const text = `${id}.${timestamp}.${body}`;
  return keys.map((key) => `v1,${createHmac('sha256', key).update(text).digest('base64')}`).join(' ');
}

export function keyOf(sessionSecret: string, endpointId: string, sealed: string): Buffer {
  return openSecret({ sessionSecret, purpose, owner: endpointId, sealed });
}
