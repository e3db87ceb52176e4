import type { SVGProps } from 'react';

/** The markup of every icon that the server has drawn so far. The number of icons limits its size. */
const drawn = new Map<string, string>();

const isServer = typeof window === 'undefined';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  name: string;
  /** The SVG content, as markup of our own. */
  lines: string;
}

/**
 * An icon that may appear many times on a page. The server's HTML contains its markup once, in a sprite, and refers to
 * it. React preserves that content on hydration and draws the markup inline from then on.
 */
export function Drawing({ name, lines, viewBox, ...rest }: DrawingProps) {
  if (isServer) drawn.set(name, `<symbol id="i-${name}" viewBox="${viewBox}">${lines}</symbol>`);
  return (
    <svg
      {...rest}
      viewBox={isServer ? undefined : viewBox}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup comes from our own source only.
      dangerouslySetInnerHTML={{ __html: isServer ? `<use href="#i-${name}"/>` : lines }}
    />
  );
}

/** Collects the markup of all icons that this HTML refers to. */
export function spriteOf(html: string): string {
  const names = new Set([...html.matchAll(/<use href="#i-([\w-]+)"/g)].map(([, name = '']) => name));
  const symbols = [...names].map((name) => drawn.get(name) ?? '').join('');
  return symbols && `<svg width="0" height="0" class="absolute" aria-hidden="true">${symbols}</svg>`;
}
