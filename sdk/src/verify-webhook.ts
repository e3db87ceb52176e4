export interface ReceivedWebhook {
  /** The secret of the endpoint, `whsec_...`. */
  secret: string;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The request's body as it arrived, before it is parsed. */
  body: string;
  now?: Date;
}

/** The body of a webhook. `data` is what the inbox carries, in the names of REST. */
export interface WebhookEvent {
  id: string;
  type: string;
  created_at: string;
  seq: number;
  data: { challenge?: string; [field: string]: unknown };
}

const toleranceSeconds = 300;

/** Returns the event of a webhook whose signature is right and fresh, else null. It uses Web Crypto, so it runs everywhere. */
export async function verifyWebhook<Event = WebhookEvent>(received: ReceivedWebhook): Promise<Event | null> {
  const { secret, headers, body, now = new Date() } = received;
  // A wrong secret would refuse every request, as if each was forged.
  if (!secret) throw new TypeError('The secret is missing.');
  const raw = secret.startsWith('whsec_') ? bytesOf(secret.slice('whsec_'.length)) : null;
  if (!raw?.length) throw new TypeError('This is not the secret of a webhook: it begins with whsec_.');
  const header = (name: string) => headerOf(headers, name);
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')];
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds)) return null;
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const received = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null;
    // The comparison takes the same time, whatever was given.
    if (received && (await crypto.subtle.verify('HMAC', key, received, text))) return JSON.parse(body);
  }
  return null;
}

/** A plain object may have the names in any case, as servers and gateways differ. */
function headerOf(headers: ReceivedWebhook['headers'], name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const [, value] = Object.entries(headers).find(([given]) => given.toLowerCase() === name) ?? [];
  return String(value ?? '');
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
