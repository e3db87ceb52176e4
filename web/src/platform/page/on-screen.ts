/**
 * Whether the screen already shows the subject of a live event: the page is at the subject's address, or a link to it
 * that is marked with `data-shows`, because its card shows the present state, is in the window.
 */
export function isOnScreen(address: string): boolean {
  const { pathname, search, hash } = new URL(address, location.href);
  if (pathname === location.pathname && (search === '' || search === location.search))
    if (hash === '' || isInWindow(document.getElementById(hash.slice(1)))) return true;
  return [...document.querySelectorAll('a[data-shows]')].some(
    (link) => link.getAttribute('href') === address && isInWindow(link),
  );
}

function isInWindow(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
