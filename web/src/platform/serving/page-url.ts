// What a browser drops, or reads as a slash: in a path they only serve to make one address look like another.
const treacherous = /[\p{Cc}\\]/u;

/**
 * The address a page is made from: path and query as asked, on the site's own origin whatever the request says of its host.
 * Null where the path could be read as another host or cannot be read at all.
 */
export function pageUrl(asked: string, publicUrl: string): URL | null {
  const { pathname, search } = new URL(asked);
  if (pathname.includes('//') || !isPlain(pathname)) return null;
  return new URL(new URL(publicUrl).origin + pathname + search);
}

function isPlain(path: string): boolean {
  try {
    return !treacherous.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
