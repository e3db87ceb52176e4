import sharp from 'sharp';
import { colourNamed } from './colours.ts';
import { cloths } from './draw-cloth.ts';
import { crafts } from './draw-crafts.ts';
import { devices } from './draw-devices.ts';
import { homeThings } from './draw-home.ts';
import { packs } from './draw-packs.ts';
import { phones } from './draw-phones.ts';
import { readEmojiIcons } from './emoji-icons.ts';
import { type Layer, toLayer } from './layer.ts';
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

export interface Objects {
  /** `object` or `object/colour`; for an emoji the colour is how far its hue is turned. */
  cutOut(art: string): Promise<Layer>;
}

/**
 * Objects cut out of their page. Some emoji cost a second each, for they are full of blurs: every drawing is done once and
 * kept packed, the hues of an emoji are turned from that.
 */
export async function createObjects(arts: Iterable<string>): Promise<Objects> {
  const names = [...arts].filter((art) => ownDrawing(art) === null).map((art) => art.split('/')[0] ?? art);
  const icons = await readEmojiIcons(names);
  const drawn = new Map<string, Promise<Buffer>>();

  function draw(key: string, svg: string | undefined): Promise<Buffer> {
    if (svg === undefined) throw new Error(`Nothing is drawn for ${key}`);
    const held =
      drawn.get(key) ?? sharp(Buffer.from(svg)).trim({ threshold: 4 }).png({ compressionLevel: 2 }).toBuffer();
    drawn.set(key, held);
    return held;
  }

  async function cutOut(art: string): Promise<Layer> {
    const own = ownDrawing(art);
    if (own !== null) return toLayer(sharp(await draw(art, own)));
    const [name = '', hue = '0'] = art.split('/');
    const plain = sharp(await draw(name, icons.get(name)));
    return toLayer(hue === '0' ? plain : plain.modulate({ hue: Number(hue) }));
  }

  // Pictures of the same thing follow one another.
  let last: { art: string; layer: Promise<Layer> } | null = null;
  return {
    cutOut(art) {
      if (last?.art !== art) last = { art, layer: cutOut(art) };
      return last.layer;
    },
  };
}
