import sharp from 'sharp';
import { fromLayer, type Layer, toLayer } from './layer.ts';
import { oval, radial } from './svg.ts';

const ink = '#140a04';

/** Close and dark under the object, wide and faint around it. Drawn once; every shadow on a floor is this one resized. */
let drawn: Promise<Layer> | null = null;

export async function shadowOnFloor(width: number, height: number): Promise<Layer> {
  drawn ??= toLayer(sharp(Buffer.from(floorShadowSvg())));
  return toLayer(fromLayer(await drawn).resize(width, height, { fit: 'fill', kernel: 'linear' }));
}

function floorShadowSvg(): string {
  const fading = (id: string, depth: number) =>
    radial(
      id,
      [0.5, 0.5, 0.5],
      [
        [0, ink, depth],
        [0.5, ink, depth * 0.45],
        [1, ink, 0],
      ],
    );
  const ovals = oval(200, 60, 200, 60, 'far') + oval(192, 62, 155, 25, 'near');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><defs>${fading('far', 0.2)}${fading('near', 0.5)}</defs>${ovals}</svg>`;
}

/** The foot of the object, upside down and fading, as in a polished floor. */
export async function mirrorImage(object: Layer): Promise<Layer> {
  const depth = Math.max(8, Math.round(object.height * 0.2));
  const foot = { left: 0, top: object.height - depth, width: object.width, height: depth };
  const turned = await toLayer(fromLayer(object).extract(foot).flip());
  return thinned(turned, (row) => 0.2 * (1 - row / depth));
}

/** The object's outline in soft black; made small and enlarged, which costs less than a wide blur. */
export async function silhouette(object: Layer): Promise<Layer> {
  const [width, height] = [Math.max(8, Math.round(object.width / 8)), Math.max(8, Math.round(object.height / 8))];
  const small = await toLayer(fromLayer(object).resize(width, height, { fit: 'fill' }).blur(1.6));
  for (let at = 0; at < small.pixels.length; at += 4) small.pixels.set([0x14, 0x0a, 0x04], at);
  const large = fromLayer(thinned(small, () => 0.42)).resize(object.width, object.height, {
    fit: 'fill',
    kernel: 'cubic',
  });
  return toLayer(large);
}

/** Makes each row of a layer more see-through, in place. */
function thinned(layer: Layer, keep: (row: number) => number): Layer {
  const { pixels, width, height } = layer;
  for (let row = 0; row < height; row += 1) {
    const share = keep(row);
    for (let at = row * width * 4 + 3; at < (row + 1) * width * 4; at += 4)
      pixels[at] = Math.round((pixels[at] ?? 0) * share);
  }
  return layer;
}
