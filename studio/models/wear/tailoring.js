// Trousers, jackets, ties.
import { fabric, plastic, steel } from '../../kit/materials.js';
import { ball, box, cylinder, group, look, surface, times } from '../../kit/shapes.js';
import { bodice, lining, top } from './garments.js';

/** Trousers, jeans and shorts. */
export function trousers({ skin, length = 3.4, leg = 0.36, belt = '#3a2414', deep = 0.03, x = 0 }) {
  const cloth = fabric(skin, 30);
  const topY = length + 0.9;
  const hips = bodice(
    [
      [0, topY, 0.66, 0.36],
      [0.35, topY - 0.35, 0.74, 0.42],
      [1, topY - 1.05, 0.8, 0.46],
    ],
    cloth,
    { deep: 0.012 },
  );
  const legs = [-1, 1].map((side) =>
    bodice(
      [
        [0, topY - 0.7, 0.42, 0.42],
        [0.3, topY - 0.7 - (length - 0.2) * 0.3, 0.4, 0.38],
        [1, topY - length - 0.2, leg, leg * 0.85],
      ],
      cloth,
      { x: side * 0.4, deep, folds: 5, power: 2 },
    ),
  );
  const band = bodice(
    [
      [0, topY + 0.06, 0.67, 0.375],
      [1, topY - 0.14, 0.69, 0.385],
    ],
    belt ? fabric(belt) : cloth,
    { deep: 0 },
  );
  const button = [cylinder(0.06, 0.06, 0.04, steel(), { at: [0, topY - 0.04, 0.4], turn: [90, 0, 0] })];
  const fly = box(0.02, 0.6, 0.02, 0, fabric('#000000'), {
    at: [0.06, topY - 0.46, 0.445],
    turn: [5, 0, 0],
  });
  const model = group(hips, legs, band, button, fly, lining(topY + 0.2, 0.66, 0.36));
  model.position.x = x;
  return model;
}

/** A blazer or coat over a hanger. */
export function jacket({ skin, lapel, length = 2.7, buttons = 2 }) {
  const cloth = fabric(skin, 30);
  const model = top({ skin, length, sleeves: 'long', neck: 'none', hem: 1, deep: 0.015 });
  const lapels = [-1, 1].map((side) =>
    surface(
      (u, v) => [side * (0.02 + u * (0.34 - 0.3 * v) + 0.16 * (1 - v)), 3.26 - v * 1.3, 0.3 + 0.2 * v ** 0.6 + 0.02 - u * 0.05],
      fabric(lapel, 20),
      {},
      { across: 10, along: 20 },
    ),
  );
  const shirt = surface((u, v) => [(u - 0.5) * 0.36 * (1 - v), 3.2 - v * 1.2, 0.3 + 0.17 * v ** 0.6], fabric('#f4efe6'), {}, { across: 8, along: 20 });
  const front = box(0.015, length - 1.3, 0.02, 0, fabric('#1c140e'), { at: [0.02, 3.2 - length / 2 - 0.62, 0.488] });
  const studs = times(buttons, (i) => ball(0.05, plastic('#2b1c12'), { at: [-0.06, 1.86 - i * 0.4, 0.49] }));
  const pockets = [-1, 1].map((side) => box(0.42, 0.12, 0.02, 0.01, cloth, { at: [side * 0.52, 1.2, 0.44], turn: [0, side * 18, 0] }));
  return look(group(model, lapels, shirt, front, studs, pockets), { focus: [0, 0.3] });
}

export function tie(skin, place = { at: [0, 0, 0] }) {
  const blade = surface(
    (u, v) => {
      const w = 0.09 + 0.17 * v ** 0.8;
      const tip = v > 0.9 ? (v - 0.9) * 10 : 0;
      return [(u - 0.5) * 2 * w * (1 - tip), -v * 2.1 - (tip ? 0.1 * tip : 0), 0.03 * Math.cos((u - 0.5) * 3)];
    },
    fabric(skin, 10),
  );
  const knot = box(0.24, 0.24, 0.12, 0.05, fabric(skin, 6), { at: [0, 0.08, 0.02] });
  const model = group(blade, knot);
  model.position.set(...place.at);
  return model;
}
