import type { SVGProps } from 'react';

/** The lines of what the server has drawn so far; there are as many as there are icons. */
const drawn = new Map<string, string>();

const isServer = typeof window === 'undefined';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  name: string;
  /** The elements within, as markup of our own. */
  lines: string;
}

/**
 * A drawing that may stand on a page many times. The server's HTML has its lines once, in the sprite, and refers to them;
 * React leaves what is inside to itself when it takes the page over, and draws the lines in place from then on.
 */
export function Drawing({ name, lines, viewBox, ...rest }: DrawingProps) {
  if (isServer) drawn.set(name, `<symbol id="i-${name}" viewBox="${viewBox}">${lines}</symbol>`);
  return (
    <svg
      {...rest}
      viewBox={isServer ? undefined : viewBox}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own source alone.
      dangerouslySetInnerHTML={{ __html: isServer ? `<use href="#i-${name}"/>` : lines }}
    />
  );
}

/** The lines of all that this HTML refers to. */
export function spriteOf(html: string): string {
  const names = new Set([...html.matchAll(/<use href="#i-([\w-]+)"/g)].map(([, name = '']) => name));
  const symbols = [...names].map((name) => drawn.get(name) ?? '').join('');
  return symbols && `<svg width="0" height="0" class="absolute" aria-hidden="true">${symbols}</svg>`;
}
