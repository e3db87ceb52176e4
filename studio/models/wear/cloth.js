// Folded and hanging cloth.

import * as THREE from 'three';
import { fabric, satin, wood } from '../../kit/materials.js';
import { ball, box, createRandom, cylinder, group, look, scatter, surface, times } from '../../kit/shapes.js';

/** A pile of folded lengths; the top one hangs over the edge. */
export function foldedCloth(textures, { layers = 4, width = 3, depth = 2.2, thick = 0.3, tail = true } = {}) {
  const pile = times(layers, (i) => {
    const [w, d] = [width - i * 0.07, depth - i * 0.06];
    const material = fabric(textures[i % textures.length], 30);
    return foldedLength(w, d, thick, material, i * (thick + 0.02), (i % 2 ? 1 : -1) * i * 0.6);
  });
  const y = layers * (thick + 0.02);
  const flap =
    tail &&
    surface(
      (u, v) => {
        const across = (u - 0.5) * width * 0.5;
        const run = v * (depth * 0.62 + y);
        const edge = depth * 0.56;
        const over = run - edge;
        const ripple = Math.sin(u * 9) * 0.025 * Math.max(0, over);
        return over < 0
          ? [across + 0.3, y + 0.02 + 0.012 * Math.sin(u * 12), run - depth * 0.06]
          : [across * (1 + over * 0.04) + 0.3, Math.max(0.03, y - over), edge - depth * 0.06 + 0.06 + Math.min(0.09, over * 0.4) + ripple];
      },
      fabric(textures[0], 20),
    );
  return look(group(pile, flap), { turn: 14, down: 24, focus: [0, -0.1] });
}

// One folded length: two or three sheets with a round fold in front.
function foldedLength(w, d, thick, material, y, turn) {
  const sheets = 2;
  const t = thick / sheets;
  const parts = times(sheets, (i) =>
    surface(
      (u, v) => {
        const angle = v * Math.PI * 2;
        const soft = 0.02 * Math.sin(u * 5 + i * 2 + y * 3);
        const flat = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.18;
        const high = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.6;
        return [(u - 0.5) * (w - i * 0.03), y + t * (i + 0.5) + (high * t) / 2 + soft, (flat * (d - i * 0.05)) / 2];
      },
      material,
      { turn: [0, turn, 0] },
      { across: 40, along: 48 },
    ),
  );
  return group(parts);
}

/** A cloth over a rail, with deep folds. */
export function hangingCloth(texture, { width = 3, height = 3.4, fringe = null, folds = 6 } = {}) {
  const fold = (u, v) => (0.06 + 0.16 * v) * Math.sin(u * Math.PI * 2 * folds * 0.5 + 0.6 * Math.sin(v * 3)) + 0.05 * Math.sin(u * 31) * v;
  const front = surface(
    (u, v) => [(u - 0.5) * width * (1 - 0.05 * v), height * (1 - v), 0.16 + fold(u, v)],
    fabric(texture, 24),
    {},
    { across: 120, along: 40 },
  );
  const back = surface(
    (u, v) => [(u - 0.5) * width, height * (1 - v * 0.75), -0.14 - fold(1 - u, v) * 0.6],
    fabric(texture, 24),
    {},
    { across: 80, along: 20 },
  );
  const over = surface(
    (u, v) => [(u - 0.5) * width, height + Math.sin(v * Math.PI) * 0.15, 0.16 * Math.cos(v * Math.PI) + fold(u, 0)],
    fabric(texture, 24),
    {},
    { across: 80, along: 10 },
  );
  const random = createRandom(4);
  const threads =
    fringe &&
    scatter(
      new THREE.CylinderGeometry(0.012, 0.012, 0.22, 5),
      fabric(fringe),
      times(110, (i) => ({
        at: [((i + 0.5) / 110 - 0.5) * width * 0.95, -0.1, 0.16 + fold((i + 0.5) / 110, 1)],
        turn: [0, 0, random() * 8 - 4],
      })),
    );
  const rail = cylinder(0.07, 0.07, width + 0.7, wood('odum'), { at: [0, height, 0], turn: [0, 0, 90] });
  const posts = [-1, 1].map((side) => cylinder(0.05, 0.06, height + 0.3, wood('odum'), { at: [side * (width / 2 + 0.25), height / 2 - 0.15, 0] }));
  return look(group(front, back, over, threads, rail, posts), { focus: [0.1, 0.2], turn: -4 });
}

/** A long band over a rod, seen straight from the front: two halves hang side by side, the left one lies over the right one. */
export function stole(texture, fringe, { long = 3.5, wide = 0.86, rod = 'odum' } = {}) {
  const cloth = fabric(texture, 16);
  const fold = (u, v, side) => 0.035 * Math.sin(u * 6.3 + side) * v + 0.03 * Math.exp(-(((u - 0.3) / 0.12) ** 2)) * v + 0.02 * Math.sin(v * 5 + side * 2);
  const half = (side) => {
    const x0 = side * wide * 0.41;
    const z0 = side < 0 ? 0.19 : 0.13;
    const low = side < 0 ? long : long * 0.94;
    const at = (u, v) => {
      const run = v * (low + 0.45) - 0.45;
      const angle = run < 0 ? (-run / 0.45) * Math.PI : 0;
      const x = x0 + (u - 0.5) * wide * (1 - 0.03 * v);
      if (run < 0) return [x, 0.13 * Math.sin(angle), z0 * Math.cos(angle) * 0.8];
      return [x, -run, z0 * 0.8 + 0.05 * v + fold(u, v, side)];
    };
    const threads = scatter(
      new THREE.CylinderGeometry(0.017, 0.012, 0.42, 6),
      fabric(fringe),
      times(24, (i) => {
        const [x, y, z] = at((i + 0.5) / 24, 1);
        return { at: [x, y - 0.19, z], turn: [3 * Math.sin(i * 2.1), 0, 4 * Math.sin(i * 1.7 + side)] };
      }),
    );
    const knots = scatter(
      new THREE.SphereGeometry(0.03, 8, 6),
      fabric(fringe),
      times(24, (i) => ({ at: at((i + 0.5) / 24, 1) })),
    );
    return [surface(at, cloth, {}, { across: 40, along: 90 }), threads, knots];
  };
  const bar = cylinder(0.1, 0.1, wide * 2 + 0.9, wood(rod), { at: [0, 0, 0], turn: [0, 0, 90] });
  const ends = [-1, 1].map((side) => [
    ball(0.15, wood(rod), { at: [side * (wide + 0.47), 0, 0] }),
    cylinder(0.06, 0.06, 0.5, wood(rod), { at: [side * (wide + 0.3), 0, -0.28], turn: [90, 0, 0] }),
    cylinder(0.14, 0.14, 0.05, wood(rod), { at: [side * (wide + 0.3), 0, -0.5], turn: [90, 0, 0] }),
  ]);
  return look(group(half(1), half(-1), bar, ends), { isOnWall: true, lift: 0.6, grow: 1.15, turn: -14, down: 4, focus: [-0.05, -0.25] });
}

/** Bed linen: a pile with two pillows on it. */
export function beddingPile(textures) {
  const pile = foldedCloth(textures, { layers: 3, tail: false });
  const cases = [-0.1, 0.1].map((x, i) =>
    pillow(satin(textures[1] ?? textures[0]), { w: 2.3, h: 1.5, d: 0.5 }, { at: [x, 1.2 + i * 0.36, 0], turn: [-90, 0, i * 4] }),
  );
  return group(pile, cases);
}

export function pillow(material, { w = 2, h = 2, d = 0.8 } = {}, place) {
  const at = (side) => (u, v) => {
    const [x, y] = [u * 2 - 1, v * 2 - 1];
    const puff = (1 - x ** 4) ** 0.6 * (1 - y ** 4) ** 0.6;
    const pull = 1 - 0.09 * (1 - Math.abs(x) ** 3) * Math.abs(y) ** 2 - 0.02;
    const pullX = 1 - 0.09 * (1 - Math.abs(y) ** 3) * Math.abs(x) ** 2;
    return [(x * w * pullX) / 2, (y * h * pull) / 2, (side * puff * d) / 2 + 0.015 * Math.sin(x * 9 + y * 4) * puff];
  };
  const pad = group(surface(at(1), material), surface(at(-1), material));
  pad.position.set(...(place?.at ?? [0, 0, 0]));
  pad.rotation.set(...(place?.turn ?? [0, 0, 0]).map((angle) => (angle * Math.PI) / 180));
  return pad;
}

/** Four cushions leaning on one another. */
export function cushions(textures, { w = 2, h = 2, d = 0.85 } = {}) {
  return group(
    textures.map((texture, i) =>
      pillow(fabric(texture, 20), { w, h, d }, { at: [i * 0.75 - textures.length * 0.3, h / 2, -i * 0.75], turn: [-14, -16, (i % 2) * 5 - 2] }),
    ),
  );
}

/** A rolled mat or rug, its end lying flat. */
export function rolled(texture, { width = 3, turns = 4, thick = 0.09, out = 2.2, fringe = null } = {}) {
  const spiral = (u, v) => {
    const angle = v * Math.PI * 2 * turns;
    const r = 0.16 + (thick * angle) / (Math.PI * 2);
    return [(u - 0.5) * width, r * -Math.cos(angle) + 0.16 + thick * turns, r * Math.sin(angle)];
  };
  const material = fabric(texture, 20);
  const roll = surface(spiral, material, {}, { across: 8, along: 200 });
  const flat = box(width, thick * 0.6, out, 0.03, material, { at: [0, thick * 0.3, out / 2] });
  const threads =
    fringe &&
    scatter(
      new THREE.CylinderGeometry(0.016, 0.016, 0.24, 5),
      fabric(fringe),
      times(60, (i) => ({ at: [((i + 0.5) / 60 - 0.5) * width, 0.03, out + 0.12], turn: [90, 0, 0] })),
    );
  return look(group(roll, flat, threads), { turn: 20, down: 28 });
}
