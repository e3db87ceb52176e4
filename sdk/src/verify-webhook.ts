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
  const header = (name: string) => String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')];
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds)) return null;
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (!raw?.length) return null;
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    const received = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null;
    // The comparison takes the same time, whatever was given.
    if (received && (await crypto.subtle.verify('HMAC', key, received, text))) return JSON.parse(body);
  }
  return null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
