import { type Backdrop, backdropNamed } from './backdrops.ts';
import { darker, lighter, mix } from './colours.ts';

export type SceneKind = 'studio' | 'table' | 'flat' | 'plinth' | 'sign' | 'banner';

/** The empty studio of a picture as SVG; light falls from the upper left. */
export function sceneSvg(kind: SceneKind, backdropName: string): string {
  const backdrop = backdropNamed(backdropName);
  const [width, height] = kind === 'banner' ? [1280, 480] : [960, 960];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${gradients(backdrop)}</defs>${scenes[kind](backdrop)}</svg>`;
}

function gradients({ light, wall, floor }: Backdrop): string {
  return `<radialGradient id="wall" cx=".42" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${wall}"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, floor, 0.35)}" stop-opacity="0"/><stop offset=".3" stop-color="${floor}" stop-opacity=".75"/><stop offset="1" stop-color="${lighter(floor, 0.28)}"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${darker(floor, 0.08)}"/><stop offset=".3" stop-color="${lighter(wall, 0.35)}"/><stop offset="1" stop-color="${darker(floor, 0.24)}"/></linearGradient>
<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0f06" stop-opacity=".17"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
}

const full = '<rect width="100%" height="100%" fill="url(#wall)"/>';
const vignette = '<rect width="100%" height="100%" fill="url(#vignette)"/>';

const scenes: Record<SceneKind, (backdrop: Backdrop) => string> = {
  studio: () => `${full}<rect y="560" width="960" height="400" fill="url(#floor)"/>${vignette}`,
  table: ({ wall, floor }) =>
    `${full}<path d="M0 0H420L120 720H0Z" fill="url(#beam)"/><rect y="700" width="960" height="260" fill="${lighter(floor, 0.18)}"/><rect y="700" width="960" height="5" fill="${lighter(wall, 0.55)}"/><rect y="700" width="960" height="260" fill="url(#floor)" opacity=".8"/>${vignette}`,
  flat: () => `${full}<path d="M0 0H620L0 760Z" fill="url(#beam)"/>${vignette}`,
  plinth: ({ wall, floor }) =>
    `${full}<rect y="620" width="960" height="340" fill="url(#floor)"/><ellipse cx="480" cy="930" rx="360" ry="44" fill="#000" opacity=".13"/><path d="M170 760V900Q170 950 480 950T790 900V760Z" fill="url(#side)"/><ellipse cx="480" cy="760" rx="310" ry="62" fill="${lighter(wall, 0.3)}"/><ellipse cx="480" cy="757" rx="304" ry="58" fill="${mix(lighter(wall, 0.5), floor, 0.16)}"/>${vignette}`,
  sign: ({ wall, floor }) =>
    `<rect width="960" height="960" fill="${wall}"/><circle cx="480" cy="480" r="430" fill="url(#wall)"/><circle cx="480" cy="480" r="430" fill="none" stroke="${darker(floor, 0.12)}" stroke-width="10" opacity=".5"/>`,
  banner: ({ floor }) => `${full}<rect y="280" width="1280" height="200" fill="url(#floor)"/>${band(floor)}${vignette}`,
};

/** The kente rhythm of the house along the foot of a shop's banner. */
function band(floor: string): string {
  const tones = ['#0f5c43', '#f2b13c', '#c44b2b', darker(floor, 0.5)];
  return Array.from(
    { length: 64 },
    (_, i) =>
      `<rect x="${i * 20}" y="${i % 4 === 1 ? 456 : 464}" width="20" height="24" fill="${tones[i % 4] ?? floor}"/>`,
  ).join('');
}
