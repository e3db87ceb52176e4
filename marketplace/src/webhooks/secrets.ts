import { createHmac, randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '#platform/base/sealed-secret.ts';
import type { SessionSecrets } from '#platform/base/session-secrets.ts';

const prefix = 'whsec_';
const purpose = 'webhooks';

/** A new secret: as its user sees it, and as it is stored. */
export function newSecret(secrets: SessionSecrets, endpointId: string): { shown: string; sealed: string } {
  const key = randomBytes(24);
  const sealed = sealSecret({ secrets, purpose, owner: endpointId, secret: key });
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

export function keyOf(secrets: SessionSecrets, endpointId: string, sealed: string): Buffer | null {
  return openSecret({ secrets, purpose, owner: endpointId, sealed });
}
