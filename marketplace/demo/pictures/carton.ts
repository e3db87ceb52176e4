import sharp from 'sharp';
import { type Layer, toLayer } from './layer.ts';
import { box, linear, oval, radial, shape } from './svg.ts';

let drawn: Promise<Layer> | null = null;

/** The house's own box, with its mark of four lobes. */
export function carton(): Promise<Layer> {
  drawn ??= toLayer(sharp(Buffer.from(cartonSvg())));
  return drawn;
}

function cartonSvg(): string {
  const lobes = [116, 184].flatMap((x) => [266, 334].map((y) => oval(x, y, 34, 34, '#f2b13c'))).join('');
  const defs =
    linear(
      'front',
      [0, 0, 1, 1],
      [
        [0, '#1d7a5a'],
        [1, '#0c4a36'],
      ],
    ) +
    linear(
      'side',
      [0, 0, 1, 0],
      [
        [0, '#0a3f2e'],
        [1, '#072c20'],
      ],
    ) +
    radial(
      'under',
      [0.5, 0.5, 0.5],
      [
        [0, '#140a04', 0.45],
        [1, '#140a04', 0],
      ],
    );
  const sides =
    oval(235, 512, 234, 30, 'under') +
    shape('M20 70L290 60V512L20 502Z', 'front') +
    shape('M290 60L430 82V486L290 512Z', 'side') +
    shape('M20 70L150 44L430 82L290 60Z', '#2a8f6b');
  const ribbon =
    shape('M20 410L290 414V440L20 434Z', '#f2b13c', 'opacity=".9"') + shape('M290 414L430 398V422L290 440Z', '#c98d22');
  const mark = lobes + box(138, 288, 24, 24, 3, '#0f5c43');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="470" height="560" viewBox="0 0 470 560"><defs>${defs}</defs>${sides}${mark}${ribbon}</svg>`;
}
