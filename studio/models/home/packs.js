// Pouches, sacks, boxes, tubes, soap.

import * as THREE from 'three';
import { write } from '../../kit/labels.js';
import { clay, fabric, glass, leaf, paper, plastic, satin } from '../../kit/materials.js';
import { around, bend, box, cylinder, group, look, mesh, put, slab, surface, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

/** A bag that stands: sealed on top, wide at its foot. */
export function pouch({ skin, w = 1.9, h = 2.6, d = 0.75, material = null, place = {} }) {
  const m = material ?? plastic(skin, 0.32);
  const face = (side) =>
    surface(
      (u, v) => {
        const x = (u - 0.5) * w;
        const belly = Math.sin(Math.PI * Math.min(1, u * 1)) ** 0.6 * (1 - v ** 2.2) ** 0.8 * (0.75 + 0.4 * Math.sin(Math.min(1, v * 1.9) * Math.PI * 0.6));
        const crease = 0.018 * Math.sin(u * 23 + v * 9) * (1 - v) + 0.02 * Math.sin(v * 17 + u * 5);
        return [x * (1 + 0.02 * Math.sin(v * 6)), v * h, side * (belly * d * 0.55 + 0.015) + crease * (side > 0 ? 1 : -1)];
      },
      m,
      {},
      { across: 40, along: 40 },
    );
  const back = face(-1);
  back.material = plastic('#d8d2c4', 0.4);
  const seal = times(7, (i) => box(w * 0.985, 0.016, 0.05, 0, back.material, { at: [0, h - 0.05 - i * 0.04, 0] }));
  return put(look(group(face(1), back, seal), { focus: [0, 0.05], down: 12 }), place);
}

/** A sack of grain, tied or sewn on top. */
export function sack({ skin, w = 2.3, h = 3, d = 1.3, content = null }) {
  const m = fabric(skin, 40);
  const open = content !== null;
  const path = around(3.2);
  const body = surface(
    (u, v) => {
      const angle = u * Math.PI * 2 + Math.PI;
      const [x, z] = path(u);
      const belly = 0.86 + 0.2 * Math.sin(Math.min(1, v * 1.12) * Math.PI) - 0.1 * v;
      const depth = open ? 1 : (1 - v ** 3) * 0.98 + 0.02;
      const wrinkle = 1 + 0.02 * Math.sin(v * 21 + Math.sin(angle * 3) * 2) + 0.03 * Math.sin(angle * 5 + v * 4);
      return [x * (w / 2) * belly * wrinkle, v * h + 0.05 * Math.sin(angle * 4) * v, z * (d / 2) * belly * depth * wrinkle];
    },
    m,
    {},
    { across: 80, along: 36 },
  );
  const sewn = !open && times(22, (i) => box(0.05, 0.03, 0.08, 0, fabric('#8a3b24'), { at: [(i - 10.5) * (w / 36), h - 0.14 + 0.02 * Math.sin(i), 0] }));
  return look(group(body, sewn, content), { focus: [0, 0.05], down: 15 });
}

/** Boxes of cardboard. */
export const carton = ({ front, side = '#d9d2c2', w = 2, h = 2.6, d = 0.9, r = 0.02, place }) =>
  put(
    look(
      group(
        box(w, h, d, r, paper(side), { at: [0, h / 2, 0] }),
        mesh(new THREE.PlaneGeometry(w - 0.01, h - 0.01), paper(front), { at: [0, h / 2, d / 2 + 0.006] }),
      ),
      { focus: [0, 0.1] },
    ),
    place,
  );

/** A tube of cream that stands on its cap. */
export function squeezeTube({ skin, cap = '#f5f1ea', h = 2.7, w = 1.1 }) {
  const body = surface(
    (u, v) => {
      const angle = u * Math.PI * 2 + Math.PI;
      const flat = 1 - v * 0.97;
      return [Math.sin(angle) * (w / 2) * (1 + v * 0.28), 0.5 + v * h, Math.cos(angle) * (w / 2) * flat];
    },
    plastic(skin, 0.3),
  );
  return look(
    group(
      body,
      cylinder(w * 0.47, w * 0.45, 0.55, plastic(cap), { at: [0, 0.27, 0] }),
      box(w * 1.28, 0.16, 0.06, 0.02, plastic('#fff'), { at: [0, 0.5 + h - 0.05, 0] }),
    ),
    { focus: [0, 0], down: 10 },
  );
}

/** African black soap: two broken lumps, one half out of its plantain leaf, and crumbs. */
export function blackSoap() {
  const [skin, inner, leafSkin] = [clay('#5c4634', 3), clay('#76593f', 4), leaf('#7c8a3e')];
  const lump = (w, h, d, seed, material, place) => {
    const part = mesh(new THREE.IcosahedronGeometry(1, 5), material, place);
    bend(part.geometry, (x, y, z) => {
      const squared = (value, k) => Math.sign(value) * Math.abs(value) ** k;
      const rough = 1 + 0.05 * Math.sin(x * 5 + seed) * Math.sin(y * 6 + seed) + 0.035 * Math.sin(z * 13 + seed * 3) * Math.sin(x * 11 + y * 9);
      return [squared(x, 0.55) * w * rough, squared(y, 0.55) * h * rough, squared(z, 0.55) * d * rough];
    });
    return part;
  };
  const leafOf = (wide, long, lift, place) =>
    put(
      group(
        surface(
          (u, v) => {
            const w = wide * Math.sin(Math.PI * Math.min(0.97, v + 0.03)) ** 0.6;
            return [(u - 0.5) * 2 * w, 0.03 + lift * v * v + 0.1 * Math.abs(u - 0.5) + 0.012 * Math.sin(v * 50 + Math.abs(u - 0.5) * 30), (0.5 - v) * long];
          },
          leafSkin,
          {},
          { across: 20, along: 60 },
        ),
        tube(
          times(8, (i) => [0, 0.05 + lift * (i / 7) ** 2, (0.5 - i / 7) * long]),
          0.03,
          leaf('#b9c06a'),
        ),
      ),
      place,
    );
  const crumbs = times(14, (i) =>
    lump(0.06 + (i % 4) * 0.025, 0.05 + (i % 3) * 0.02, 0.06 + (i % 5) * 0.015, i, i % 2 ? skin : inner, {
      at: [0.9 + Math.sin(i * 2.4) * 0.16 * Math.sqrt(i), 0.06, 1.25 + Math.cos(i * 2.4) * 0.1 * Math.sqrt(i)],
    }),
  );
  return look(
    group(
      leafOf(0.95, 4.2, 0.25, { turn: [0, 62, 0], at: [-0.1, 0, 0.1] }),
      leafOf(0.85, 3.6, 0.4, { turn: [0, 112, 0], at: [0.2, 0.03, -0.2] }),
      lump(1.0, 0.5, 0.72, 1, skin, { at: [-0.45, 0.6, 0], turn: [0, 20, 0] }),
      lump(0.72, 0.42, 0.6, 4, inner, { at: [0.85, 0.5, 0.25], turn: [6, -34, 8] }),
      lump(0.62, 0.34, 0.5, 8, skin, { at: [-0.3, 1.38, -0.05], turn: [0, 50, -6] }),
      crumbs,
    ),
    { turn: 14, down: 24, focus: [0, 0] },
  );
}

/** Four bars of soap in paper bands, one bare with its name pressed into it. */
export function soapBars({ color, wrap, words }) {
  const [soap, cover] = [satin(color), paper(wrap)];
  const bar = (place, bare) =>
    put(
      group(
        box(2.0, 0.6, 1.25, 0.26, soap),
        !bare && box(1.34, 0.63, 1.28, 0.27, cover),
        !bare && put(mesh(new THREE.PlaneGeometry(1.1, 0.9), paper(words)), { at: [0, 0.318, 0], turn: [-90, 0, 0] }),
        bare && [
          slab(ringShape(0.8, 0.42), 0.02, plastic('#e6c184', 0.5), { at: [0, 0.298, 0], turn: [-90, 0, 0] }, { bevel: 0.006 }),
          put(mesh(new THREE.PlaneGeometry(1.0, 0.4), satin(pressed(color))), { at: [0, 0.304, 0], turn: [-90, 0, 0] }),
        ],
      ),
      place,
    );
  return look(
    group(
      bar({ at: [-0.95, 0.31, 0], turn: [0, 8, 0] }),
      bar({ at: [1.25, 0.31, -0.35], turn: [0, -10, 0] }),
      bar({ at: [0.1, 0.94, -0.2], turn: [0, -4, 0] }),
      bar({ at: [1.0, 0.5, 1.15], turn: [24, -24, 0] }, true),
      times(9, (i) =>
        mesh(new THREE.SphereGeometry(0.1 + (i % 4) * 0.05, 16, 12), glass('#f4fbff', 0.45), {
          at: [-1.3 + (i % 5) * 0.27, 0.1 + (i % 2) * 0.08, 1.05 + (i % 3) * 0.2],
        }),
      ),
    ),
    { turn: 12, down: 30, focus: [0, 0] },
  );
}

const ringShape = (w, h) => {
  const oval = (scale) => new THREE.Shape().absellipse(0, 0, w * scale, h * scale, 0, Math.PI * 2);
  const shape = oval(1);
  shape.holes.push(oval(0.94));
  return shape;
};

const pressed = (color) =>
  canvasTexture(256, 100, (context) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 256, 100);
    write(context, 'Baby', { x: 128, y: 50, size: 78, color: '#d3a866', most: 230 });
  });

/** Six or twelve of the same, as a case. */
export const lots = (make, { columns = 3, rows = 2, gap = 1.9, depth = 1.8 }) =>
  group(times(columns * rows, (i) => put(make(i), { at: [((i % columns) - (columns - 1) / 2) * gap, 0, -Math.floor(i / columns) * depth] })));
