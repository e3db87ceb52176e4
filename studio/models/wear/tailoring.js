// Trousers, jackets, ties.
import { fabric, plastic, steel, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, surface, times, tube } from '../../kit/shapes.js';
import { top } from './garments.js';
import { onWall, peg } from './hung.js';

// Half of the trousers from the waist (v = 0) to the foot: one leg with its side of the hips.
function halfOf(side, { length, leg, deep, cloth }) {
  const total = length + 0.9;
  const crotch = 1.05 / total;
  const at = (grow) => (u, v) => {
    const angle = u * Math.PI * 2;
    const [across, out] = [Math.cos(angle), Math.sin(angle)];
    const below = Math.max(0, (v - crotch) / (1 - crotch));
    const hips = Math.min(1, v / crotch);
    const outer = v < crotch ? 0.68 + 0.14 * hips ** 0.7 : 0.82 - (0.82 - leg * 1.1 - 0.2) * below ** 0.9;
    const inner = v < crotch ? 0 : 0.02 + 0.18 * below;
    const [centre, r] = [(outer + inner) / 2, (outer - inner) / 2 + grow];
    const crease = 0.11 * Math.exp(-((across / 0.16) ** 2)) * Math.min(1, v * 3);
    const soft = deep * (Math.sin(v * 17 + across * 3) * Math.exp(-(((v - 0.42) / 0.2) ** 2)) + 0.7 * Math.sin(across * 5 + v * 4) * v);
    const fromMiddle = (1 + across * side) / 2;
    // The hips are one round piece of both halves; a leg is round by itself.
    const [hip, own] = [Math.sign(out) * Math.sqrt(Math.max(0, 1 - fromMiddle ** 2.4)), Math.sign(out) * Math.abs(out) ** 0.75];
    const shape = hip + (own - hip) * Math.min(1, below * 7);
    const thick = (0.24 + 0.07 * Math.sin(hips * 1.57) - 0.1 * below) * (1 + crease * 1.6) + soft + grow;
    return [side * centre + across * r, -v * total + 0.03 * out * (1 - v), shape * thick];
  };
  return [
    surface(at(0), cloth, {}, { across: 64, along: 80 }),
    surface((u, v) => at(0.012)(u, 0.975 + v * 0.026), cloth, {}, { across: 48, along: 3 }),
    pocket(at(0.012), side, cloth),
  ];
}

const pocket = (at, side, cloth) =>
  tube(
    times(8, (i) => at(side > 0 ? 0.16 - i * 0.013 : 0.34 + i * 0.013, 0.05 + i * 0.019)),
    0.014,
    cloth,
  );

/** Trousers, jeans and shorts, clipped to a hanger by their waist. */
export function trousers({ skin, length = 3.4, leg = 0.36, belt = '#4a3020', deep = 0.03, fly = '#2a231d' }) {
  const cloth = fabric(skin, 30);
  const band = belt ? fabric(belt) : cloth;
  const waist = (y, grow) => times(40, (i) => [Math.cos(i * 0.157) * (0.68 + grow), y + 0.03 * Math.sin(i * 0.157), Math.sin(i * 0.157) * (0.24 + grow)]);
  const [high, low] = [waist(0.09, 0), waist(-0.13, 0.014)];
  const ringOf = surface(
    (u, v) => {
      const i = Math.round(u * 40) % 40;
      return high[i].map((value, axis) => value + (low[i][axis] - value) * v);
    },
    band,
    {},
    { across: 40, along: 3 },
  );
  const loops = [-0.5, -0.24, 0.24, 0.5].map((x) => box(0.07, 0.28, 0.03, 0.01, cloth, { at: [x, -0.02, 0.265 * Math.sqrt(1 - (x / 0.72) ** 2) + 0.02] }));
  const front = [
    cylinder(0.06, 0.06, 0.04, steel('#b9a47a'), { at: [0, -0.02, 0.28], turn: [90, 0, 0] }),
    tube(
      [
        [0.12, -0.14, 0.29],
        [0.12, -0.5, 0.3],
        [0.08, -0.68, 0.3],
        [0, -0.78, 0.29],
      ],
      0.012,
      fabric(fly),
    ),
  ];
  const clips = [-0.45, 0.45].map((x) => [
    box(0.16, 0.3, 0.62, 0.04, steel('#a9a8a4'), { at: [x, 0.14, 0] }),
    box(0.2, 0.1, 0.5, 0.03, plastic('#4a4a4c'), { at: [x, 0.06, 0] }),
  ]);
  const hung = [
    cylinder(0.065, 0.065, 1.5, wood('maple'), { at: [0, 0.34, 0], turn: [0, 0, 90] }),
    tube(
      [
        [0, 0.36, 0],
        [0, 0.62, 0],
        [0.1, 0.7, 0],
        [0.15, 0.82, 0],
        [0.06, 0.94, 0],
        [-0.07, 0.93, 0],
        [-0.13, 0.84, 0],
      ],
      0.024,
      steel('#b9b8b4'),
    ),
    peg(0.86, -0.62),
  ];
  return onWall(
    [-1, 1].map((side) => halfOf(side, { length, leg, deep, cloth })),
    ringOf,
    loops,
    front,
    clips,
    hung,
  );
}

/** A blazer over a shirt's front. */
export function jacket({ skin, lapel, length = 2.7, buttons = 2 }) {
  const model = top({ skin, length, sleeves: 'long', neck: 'none', hem: 1, deep: 0.03 });
  const edge = fabric(lapel, 20);
  const lapels = [-1, 1].map((side) =>
    surface(
      (u, v) => {
        const wide = 0.36 * Math.sin(Math.min(1, (1 - v) * 1.9) * 1.57) ** 0.8 * (v < 0.32 ? 0.6 + v * 1.25 : 1) + 0.01;
        return [side * (0.345 * (1 - v) + u * wide), 0.05 - v * 1.2, 0.06 + 0.4 * v ** 0.45 + 0.05 * Math.sin(u * 3.1)];
      },
      edge,
      {},
      { across: 14, along: 40 },
    ),
  );
  const inside = surface((u, v) => [(u - 0.5) * 0.7 * (1 - v), 0.04 - v * 1.1, 0.02 + 0.34 * v ** 0.5], fabric('#efe8dc'), {}, { across: 8, along: 20 });
  const seam = tube(
    times(8, (i) => [0.01, -1.15 - i * 0.216, 0.445 + i * 0.014]),
    0.012,
    fabric('#3a2c20'),
  );
  const knobs = times(buttons, (i) => ball(0.06, plastic('#3f2c1f'), { at: [-0.1, -1.3 - i * 0.42, 0.46 + i * 0.03], scale: [1, 1, 0.5] }));
  const pockets = [-1, 1].map((side) => box(0.42, 0.13, 0.03, 0.01, edge, { at: [side * 0.52, -1.85, 0.44], turn: [0, side * 14, 0] }));
  return onWall(model, inside, lapels, seam, knobs, pockets);
}

export function tie(skin, place = { at: [0, 0, 0] }) {
  const blade = surface(
    (u, v) => {
      const w = 0.09 + 0.13 * v ** 0.8;
      const tip = v > 0.9 ? (v - 0.9) * 10 : 0;
      return [(u - 0.5) * 2 * w * (1 - tip), -v * 1.7 - (tip ? 0.1 * tip : 0), 0.03 * Math.cos((u - 0.5) * 3) + 0.12 * v];
    },
    fabric(skin, 10),
    {},
    { across: 10, along: 60 },
  );
  const knot = box(0.24, 0.22, 0.14, 0.06, fabric(skin, 6), { at: [0, 0.08, 0.03] });
  const model = group(blade, knot);
  model.position.set(...place.at);
  return model;
}
