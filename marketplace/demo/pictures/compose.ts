import type { OverlayOptions } from 'sharp';
import { carton } from './carton.ts';
import type { Framing } from './framings.ts';
import { fromLayer, type Layer, placed, toLayer } from './layer.ts';
import type { SceneKind } from './scenes.ts';
import { mirrorImage, shadowOnFloor, silhouette } from './shadows.ts';

export const sceneOf: Record<Framing, SceneKind> = {
  front: 'studio',
  close: 'flat',
  pair: 'studio',
  tilted: 'flat',
  boxed: 'table',
  low: 'table',
  plinth: 'plinth',
  tile: 'studio',
  logo: 'sign',
  banner: 'banner',
};

/** Where an object stands: its middle, its foot, and the square it must fit into. */
interface Stand {
  x: number;
  foot: number;
  fit: number;
}

type Arrange = (object: Layer) => Promise<OverlayOptions[]>;

const square = { width: 960, height: 960 };
const wide = { width: 1280, height: 480 };

/** What lies over the empty scene, from the back to the front. */
export const arrangements: Record<Framing, Arrange> = {
  front: (object) => standing(object, { x: 480, foot: 815, fit: 690 }, { mirrored: true }),
  close: closeBy,
  pair: async (object) => [
    ...(await standing(object, { x: 630, foot: 730, fit: 460 })),
    ...(await standing(object, { x: 385, foot: 825, fit: 570 }, { mirrored: true })),
  ],
  tilted: lying,
  boxed: async (object) => [
    await placed(await carton(), 450, 270, square),
    ...(await standing(object, { x: 365, foot: 850, fit: 540 })),
  ],
  low: (object) => standing(object, { x: 550, foot: 825, fit: 620 }, { mirrored: true }),
  plinth: (object) => standing(object, { x: 480, foot: 772, fit: 580 }),
  tile: (object) => standing(object, { x: 480, foot: 850, fit: 740 }),
  logo: (object) => standing(object, { x: 480, foot: 760, fit: 560 }),
  banner: async (object) => [
    ...(await standing(object, { x: 760, foot: 380, fit: 230 }, { within: wide })),
    ...(await standing(object, { x: 1120, foot: 390, fit: 250 }, { within: wide })),
    ...(await standing(object, { x: 940, foot: 430, fit: 340 }, { within: wide })),
  ],
};

async function standing(
  object: Layer,
  { x, foot, fit }: Stand,
  { mirrored = false, within = square } = {},
): Promise<OverlayOptions[]> {
  const scale = fit / Math.max(object.width, object.height);
  const width = Math.round(object.width * scale);
  const height = Math.round(object.height * scale);
  const left = Math.round(x - width / 2);
  const own = await toLayer(fromLayer(object).resize(width, height, { fit: 'fill' }));
  const depth = Math.max(24, Math.round(width * 0.15));
  const shadow = await shadowOnFloor(Math.round(width * 1.5), Math.round(depth * 2.4));
  const layers = mirrored ? [await placed(await mirrorImage(own), left, foot - 4, within)] : [];
  layers.push(await placed(shadow, Math.round(x - width * 0.72), Math.round(foot - depth * 1.24), within));
  layers.push(await placed(own, left, foot - height, within));
  return layers;
}

/** Seen from above on a plain sheet, turned a little, its shadow beside it. */
async function lying(object: Layer): Promise<OverlayOptions[]> {
  const fitted = await toLayer(fromLayer(object).resize(640, 640, { fit: 'inside' }));
  const turned = await toLayer(fromLayer(fitted).rotate(-17, { background: '#00000000' }));
  const left = Math.round(480 - turned.width / 2);
  const top = Math.round(480 - turned.height / 2);
  return [await placed(await silhouette(turned), left + 20, top + 28, square), await placed(turned, left, top, square)];
}

/** The upper part, larger than the picture. Only what will be seen is enlarged. */
async function closeBy(object: Layer): Promise<OverlayOptions[]> {
  const scale = 1260 / Math.max(object.width, object.height);
  const width = Math.min(object.width, Math.round(960 / scale));
  const height = Math.min(object.height, Math.round(870 / scale));
  const seen = fromLayer(object).extract({ left: Math.round((object.width - width) * 0.44), top: 0, width, height });
  const [across, high] = [Math.round(width * scale), Math.round(height * scale)];
  const large = await toLayer(fromLayer(await toLayer(seen)).resize(across, high, { fit: 'fill' }));
  const left = Math.round((960 - across) / 2);
  const top = high < 860 ? Math.round(480 - high / 2) : 960 - high;
  return [await placed(await silhouette(large), left + 20, top + 26, square), await placed(large, left, top, square)];
}
