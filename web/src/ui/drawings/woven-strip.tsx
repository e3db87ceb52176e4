import { useId } from 'react';
import { classNames } from '#ui/display/class-names.ts';

/** The ways of a thread, within 6 by 4 units. */
const motifs = ['v4m3-4v4', 'h5m-5 4h5', 'l3 4 3-4', 'h5l-5 4h5', 'v2h3v2h3', 'l5 4v-4'];
const threads = 8;
const colours = 4;
/** Of every strip, in pixels: as `.woven` in the style sheet. */
const height = 8;

/** The paths of a strip, one for each colour: what `id` is decides each thread's colour and motif. */
export function wovenPaths(id: string): string {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  const lines = Array.from({ length: colours }, () => '');
  for (let thread = 0; thread < threads; thread += 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
    const value = (hash ^ (hash >>> 13)) >>> 0;
    lines[value % colours] += `M${thread * 6} 0${motifs[(value >>> 8) % motifs.length]}`;
  }
  return lines.map((line) => `<path d="${line}"/>`).join('');
}

/** A shop's own strip of cloth, computed from its id: a new name does not change it. It repeats along its width. */
export function WovenStrip({ id, className }: { id: string; className?: string }) {
  const cloth = useId();
  const size = `width="${(threads * 6 * height) / 6}" height="${height}"`;
  return (
    <svg
      aria-hidden="true"
      className={classNames('woven', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the paths are computed from numbers.
      dangerouslySetInnerHTML={{
        __html: `<pattern id="${cloth}" ${size} viewBox="0 -1 ${threads * 6} 6" patternUnits="userSpaceOnUse">${wovenPaths(id)}</pattern><rect width="100%" height="100%" fill="url(#${cloth})"/>`,
      }}
    />
  );
}
