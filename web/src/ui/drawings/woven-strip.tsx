import { classNames } from '#ui/display/class-names.ts';

/** The ways of a thread, within 6 by 4 units. */
const motifs = ['v4m3-4v4', 'h5m-5 4h5', 'l3 4 3-4', 'h5l-5 4h5', 'v2h3v2h3', 'l5 4v-4'];
const threads = 8;
const colours = 4;

/** The paths of a strip, one for each colour: what `id` is decides each thread's colour and motif. A long one repeats. */
export function wovenPaths(id: string, times = 1): string {
  let hash = 2_166_136_261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  const lines = Array.from({ length: colours }, () => '');
  for (let thread = 0; thread < threads; thread += 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
    const value = (hash ^ (hash >>> 13)) >>> 0;
    for (let turn = 0; turn < times; turn += 1)
      lines[value % colours] += `M${(turn * threads + thread) * 6} 0${motifs[(value >>> 8) % motifs.length]}`;
  }
  return lines.map((line) => `<path d="${line}"/>`).join('');
}

/** A shop's own strip of cloth, computed from its id: a new name does not change it. */
export function WovenStrip({ id, times = 1, className }: { id: string; times?: number; className?: string }) {
  return (
    <svg
      viewBox={`0 -1 ${times * threads * 6} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('woven', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the paths are computed from numbers.
      dangerouslySetInnerHTML={{ __html: wovenPaths(id, times) }}
    />
  );
}
