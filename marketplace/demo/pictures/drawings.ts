import { colourNamed } from './colours.ts';
import { cloths } from './draw-cloth.ts';
import { crafts } from './draw-crafts.ts';
import { devices } from './draw-devices.ts';
import { homeThings } from './draw-home.ts';
import { packs } from './draw-packs.ts';
import { phones } from './draw-phones.ts';
import { type Drawing, page } from './svg.ts';

const drawings: Record<string, Drawing> = { ...phones, ...devices, ...cloths, ...packs, ...homeThings, ...crafts };

/** The SVG of one of our own objects, or null where `art` means an emoji. */
export function ownDrawing(art: string): string | null {
  const [name = '', colourName = 'silver'] = art.split('/');
  const draw = drawings[name];
  if (!draw) return null;
  const colour = colourNamed(colourName);
  return page(colour, draw(colour));
}
