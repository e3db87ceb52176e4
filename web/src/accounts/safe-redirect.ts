/** A name that no visitor's address can take, so that anything that leaves it has left this site. */
const home = 'https://this-site.invalid';
const loginScreens = new Set(['/login', '/signup']);

// Browsers drop tabs and line breaks from addresses and read a backslash as a slash: none has a place in our paths.
const treacherous = /[\p{C}\p{Z}\\]/u;

/** The path to open after login: `wanted` only when it is plainly a path on this site, else the home page. */
export function safeRedirect(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/') || looksForeign(wanted) || looksForeign(decodedFully(wanted))) return fallback;
  const url = parsed(wanted);
  if (!url || url.origin !== home || url.pathname.startsWith('//') || loginScreens.has(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function looksForeign(path: string): boolean {
  const beforeQuery = path.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('//') || beforeQuery.includes('//') || treacherous.test(beforeQuery) || /[\r\n\\]/.test(path);
}

/** Encoded more than once still counts: a proxy on the way may decode. */
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
