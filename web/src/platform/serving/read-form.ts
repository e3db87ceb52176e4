/** A contact message of the greatest length takes a third of it. */
const maxBytes = 16 * 1024;
const maxFields = 20;

type Fields = Record<string, string>;

/** Why a posted form is not even read, as an HTTP status. */
export type Unreadable = 403 | 413 | 415;

/** The fields of a form that a browser sent by itself, from a page of ours. */
export async function readForm(request: Request, publicUrl: string): Promise<Fields | Unreadable> {
  if (!isFromOwnPage(request, publicUrl)) return 403;
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return 415;
  const text = await readText(request);
  return text === null ? 413 : (fieldsOf(text) ?? 413);
}

/** Browsers name the origin of a form that they post; older ones only the page. A form with neither is refused. */
function isFromOwnPage({ headers, url }: Request, publicUrl: string): boolean {
  const page = headers.get('origin') ?? headers.get('referer');
  if (page === null || !URL.canParse(page)) return false;
  const { origin, host } = new URL(page);
  return origin === new URL(publicUrl).origin || host === new URL(url).host;
}

/** Null for more than a form can have, whatever its length was said to be. */
async function readText({ headers, body }: Request): Promise<string | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels what has not been read.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A line ends as in a script, not as forms are sent, so that limits count the same. Of one name the first counts. */
function fieldsOf(text: string): Fields | null {
  const entries = [...new URLSearchParams(text)];
  if (entries.length > maxFields) return null;
  return Object.fromEntries(entries.toReversed().map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
