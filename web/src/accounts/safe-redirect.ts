/** `.invalid` is reserved, so a URL that resolves to another origin than this one leaves the site. */
const home = 'https://this-site.invalid';
const loginScreens = new Set(['/login', '/signup']);

// Browsers drop tabs and line breaks from URLs and read a backslash as a slash. Our paths contain none of them.
const treacherous = /[\p{C}\p{Z}\\]/u;

/** The path to open after login: the requested one if it is clearly a path on this site, else the fallback. */
export function safeRedirect(requested: string | null | undefined, fallback = '/'): string {
  if (!requested?.startsWith('/') || looksForeign(requested) || looksForeign(decodedFully(requested))) return fallback;
  const url = parsed(requested);
  if (!url || url.origin !== home || url.pathname.startsWith('//') || loginScreens.has(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function looksForeign(path: string): boolean {
  const beforeQuery = path.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('//') || beforeQuery.includes('//') || treacherous.test(beforeQuery) || /[\r\n\\]/.test(path);
}

/** Decodes repeatedly, because a proxy on the way may decode once more. */
function decodedFully(path: string): string {
  let current = path;
  for (let round = 0; round < 5; round += 1) {
    const next = decodedOnce(current);
    if (next === current) return current;
    current = next;
  }
  return '//';
}

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function parsed(path: string): URL | null {
  return URL.canParse(path, home) ? new URL(path, home) : null;
}
