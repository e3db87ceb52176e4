type Fetch = (request: Request) => Promise<Response>;

const base = 'http://localhost:4000';

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON body, for assertions. */
  body: Json;
}

/** Untyped JSON for tests: a wrong path shows as a failed expectation. */
export type Json = { [key: string]: Json } & { [index: number]: Json };

/** Calls the service like a browser: it stores cookies and sends its origin. */
export function createClient(fetch: Fetch, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  const send = async (
    method: string,
    path: string,
    body?: RequestInit['body'],
    extra: Record<string, string> = {},
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { ...(cookie && { cookie }), ...(method !== 'GET' && { origin: base }), ...headers, ...extra };
    const response = await fetch(
      new Request(base + path, { method, headers: own, ...(body !== undefined && { body }) }),
    );
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const sendJson =
    (method: string) =>
    (path: string, body?: unknown, extra: Record<string, string> = {}) =>
      body === undefined
        ? send(method, path, undefined, extra)
        : send(method, path, JSON.stringify(body), { 'content-type': 'application/json', ...extra });

  return {
    cookies,
    send,
    /** The bytes of a file. */
    bytes: async (path: string) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(new Request(base + path, { headers: { ...(cookie && { cookie }), ...headers } }));
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    get: (path: string, extra: Record<string, string> = {}) => send('GET', path, undefined, extra),
    post: sendJson('POST'),
    put: sendJson('PUT'),
    patch: sendJson('PATCH'),
    delete: sendJson('DELETE'),
  };
}

export type Client = ReturnType<typeof createClient>;

function keep(cookies: Map<string, string>, line: string): void {
  const [name, value] = (line.split(';')[0] ?? '').split('=');
  if (!name) return;
  if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name);
  else cookies.set(name, value ?? '');
}
