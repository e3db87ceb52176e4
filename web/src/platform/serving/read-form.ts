import { isOwnPage, senderOf } from '@besesaka/schema/kernel/serving/sender.ts';

/** Three times the size of the longest contact message. */
const maxBytes = 16 * 1024;
const maxFields = 20;

type Fields = Record<string, string>;

/** The HTTP status for a form that is not parsed at all. */
export type Unreadable = 403 | 413 | 415;

/** The fields of a form that a browser posted from one of our pages. */
export async function readForm(request: Request, publicUrl: string): Promise<Fields | Unreadable> {
  if (!isFromOwnPage(request, publicUrl)) return 403;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return 415;
  const text = await readText(request);
  return text === null ? 413 : (fieldsOf(text) ?? 413);
}

/** Older browsers send only the referrer with a form. A form with neither is refused. */
function isFromOwnPage({ headers, url }: Request, publicUrl: string): boolean {
  const request = { headers, host: new URL(url).host, publicUrl };
  const sender = senderOf(request);
  return sender === 'own' || (sender === 'unnamed' && isOwnPage(headers.get('referer') ?? '', request));
}

/** Returns null if the body is too long, whatever its content-length header says. */
async function readText({ headers, body }: Request): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the rest of the stream.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Normalises line breaks to those of scripts, so that length limits count the same. For repeated names the first counts. */
function fieldsOf(text: string): Fields | null {
  const entries = [...new URLSearchParams(text)];
  if (entries.length > maxFields) return null;
  return Object.fromEntries(entries.toReversed().map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
