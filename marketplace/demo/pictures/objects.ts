import sharp from 'sharp';
import { ownDrawing } from './drawings.ts';
import { readEmojiIcons } from './emoji-icons.ts';
import { type Layer, toLayer } from './layer.ts';

export interface Objects {
  /** `object` or `object/colour`; for an emoji the colour is how far its hue is turned. */
  cutOut(art: string): Promise<Layer>;
}

/** The next pictures mostly show the same object, so a few are kept. */
const keptAtMost = 6;

export async function createObjects(arts: Iterable<string>): Promise<Objects> {
  const names = [...arts].filter((art) => ownDrawing(art) === null).map((art) => art.split('/')[0] ?? art);
  const icons = await readEmojiIcons(names);
  const kept = new Map<string, Promise<Layer>>();

  async function make(art: string): Promise<Layer> {
    const own = ownDrawing(art);
    const [name = '', hue = '0'] = art.split('/');
    const svg = own ?? icons.get(name);
    if (svg === undefined) throw new Error(`Nothing is drawn for ${art}`);
    const page = sharp(Buffer.from(svg)).ensureAlpha();
    if (own === null && hue !== '0') page.modulate({ hue: Number(hue) });
    return toLayer(page.trim({ threshold: 4 }));
  }

  return {
    cutOut(art) {
      const held = kept.get(art) ?? make(art);
      kept.delete(art);
      kept.set(art, held);
      if (kept.size > keptAtMost) kept.delete(kept.keys().next().value ?? art);
      return held;
    },
  };
}
