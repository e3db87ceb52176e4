// Laptops, monitors, keyboards.

import * as THREE from 'three';
import { sans, write } from '../../kit/labels.js';
import { brushed, gloss, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { box, cylinder, group, look, mesh, outline, put, ring, roundedRect, sheet, slab, surface, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

/** A laptop, opened. */
export function laptop({ body, keys = '#1c1d20', wall, w = 3.6, maker = '', glowing = null, bezel = '#0b0b0c' }) {
  const d = w * 0.68;
  const board = canvasTexture(900, 360, (context) => {
    context.fillStyle = body;
    context.fillRect(0, 0, 900, 360);
    times(5, (row) =>
      times(row === 4 ? 8 : 14, (i) => {
        const wide = row === 4 ? (i === 3 ? 300 : 75) : 57;
        const x = row === 4 ? 8 + i * 80 + (i > 3 ? 228 : 0) : 10 + i * 63;
        context.fillStyle = keys;
        context.beginPath();
        context.roundRect(x, 8 + row * 70, Math.min(wide, 890 - x), 60, 8);
        context.fill();
        context.fillStyle = glowing ?? 'rgba(255,255,255,.75)';
        context.fillRect(x + 22, 30 + row * 70, 10, 12);
      }),
    );
  });
  const base = group(
    box(w, 0.13, d, 0.06, brushed(body), { at: [0, 0.1, 0] }),
    sheet(w * 0.86, d * 0.42, plastic(board, 0.5), { at: [0, 0.168, -d * 0.16], turn: [-90, 0, 0] }),
    slab(roundedRect(w * 0.34, d * 0.26, 0.04), 0.004, brushed(body), { at: [0, 0.166, d * 0.28], turn: [-90, 0, 0] }, { bevel: 0.002 }),
  );
  const lid = group(
    box(w, d * 0.95, 0.08, 0.04, brushed(body), { at: [0, d * 0.475, 0] }),
    sheet(w * 0.975, d * 0.92, gloss(bezel), { at: [0, d * 0.475, 0.042] }),
    sheet(w * 0.92, d * 0.8, screen(wall), { at: [0, d * 0.5, 0.046] }),
    maker &&
      sheet(
        w * 0.16,
        d * 0.05,
        plastic(
          canvasTexture(256, 52, (context) => {
            context.fillStyle = bezel;
            context.fillRect(0, 0, 256, 52);
            write(context, maker, { x: 128, y: 26, size: 36, color: '#c9ccd0', most: 240, font: sans });
          }),
        ),
        { at: [0, d * 0.055, 0.047] },
      ),
  );
  put(lid, { at: [0, 0.15, -d / 2 + 0.02], turn: [-17, 0, 0] });
  return look(group(base, lid), { turn: 10, down: 22, focus: [0, -0.25] });
}

/** A monitor or a television. */
export function display({ picture, w = 4.4, frame = '#101113', stand = 'arm', curve = 0, chin = 0.05 }) {
  const h = w * 0.565;
  const y = stand === 'feet' ? 0.4 : 0.9;
  const bent = (mesh0) => {
    const { position } = mesh0.geometry.attributes;
    for (let i = 0; i < position.count; i += 1) position.setZ(i, position.getZ(i) + curve * (position.getX(i) / w) ** 2);
    mesh0.geometry.computeVertexNormals();
    return mesh0;
  };
  const panel = (pw, ph, material, place) => bent(mesh(new THREE.BoxGeometry(pw, ph, 0.08, 32, 1, 1), material, place));
  const face = bent(mesh(new THREE.PlaneGeometry(w - 0.1, h - 0.1, 32, 1), screen(picture), { at: [0, y + h / 2 + chin / 2, 0.045] }));
  const stands = {
    arm: () => [
      box(0.5, y + h * 0.4, 0.16, 0.04, plastic(frame), { at: [0, (y + h * 0.4) / 2, -0.2] }),
      box(1.7, 0.08, 1.1, 0.04, plastic(frame), { at: [0, 0.04, -0.05] }),
    ],
    feet: () =>
      [-1, 1].map((side) => [
        tube(
          [
            [side * w * 0.36, y + 0.05, 0],
            [side * w * 0.38, 0.04, 0.5],
          ],
          0.05,
          plastic(frame),
        ),
        tube(
          [
            [side * w * 0.36, y + 0.05, 0],
            [side * w * 0.38, 0.04, -0.5],
          ],
          0.05,
          plastic(frame),
        ),
      ]),
  }[stand]();
  return look(group(panel(w, h + chin, plastic(frame, 0.3), { at: [0, y + h / 2, 0] }), face, stands), {
    turn: 8,
    down: 9,
    focus: [0.3, 0.3],
  });
}

/** A desktop tower. */
export const tower = (place) =>
  put(
    group(
      box(0.9, 2.3, 2, 0.05, plastic('#1b1c1e'), { at: [0, 1.15, 0] }),
      times(9, (i) => box(0.7, 0.03, 0.02, 0, plastic('#3a3c40'), { at: [0, 0.3 + i * 0.1, 1.01] })),
      box(0.6, 0.08, 0.02, 0.01, plastic('#2e3034'), { at: [0, 1.9, 1.01] }),
      cylinder(0.07, 0.07, 0.04, steel(), { at: [0.25, 1.6, 1], turn: [90, 0, 0] }),
    ),
    place,
  );

/** A keyboard of its own. */
export function keyboard({ body = '#2a2c30', key = '#3c3f45', w = 4, rows = 5, colors = null, round = false, place }) {
  const base = box(w, 0.16, w * 0.36, 0.08, plastic(body), { at: [0, 0.1, 0], turn: [3, 0, 0] });
  const keys = times(rows, (row) =>
    times(row === rows - 1 ? 8 : 14, (i) => {
      const last = row === rows - 1;
      const unit = (w - 0.2) / 14;
      const wide = last && i === 3 ? unit * 6.6 : last ? unit : unit;
      const x = -w / 2 + 0.1 + (i + 0.5 + (last && i > 3 ? 6 : last && i === 3 ? 3 : 0)) * unit;
      const color = colors ? colors[(i + row) % colors.length] : key;
      return round && !last
        ? cylinder(unit * 0.42, unit * 0.45, 0.1, plastic(color), {
            at: [x, 0.23, (row - (rows - 1) / 2) * unit * 1.02],
          })
        : box(wide * 0.88, 0.12, unit * 0.86, 0.03, plastic(color), {
            at: [x, 0.23, (row - (rows - 1) / 2) * unit * 1.02],
          });
    }),
  );
  return put(look(group(base, keys), { turn: 12, down: 34, focus: [-0.2, 0] }), place);
}

/** A mouse: a low back, two keys with a gap between them, a wheel, a lit foot. */
export function mouse(color = '#4a4d53', place) {
  const height = (x, z) => {
    const side = Math.max(0, 1 - Math.abs(x / (0.62 - 0.05 * Math.cos(z * 2.2))) ** 2.6);
    const length = Math.max(0, 1 - Math.abs(z / 1.02) ** 3);
    return 0.62 * side ** 0.42 * length ** 0.5 * (0.86 - 0.22 * z - 0.12 * z * z);
  };
  const shell = (z0, z1, [x0, x1], material, lift = 0) =>
    surface(
      (u, v) => {
        const z = z0 + (z1 - z0) * (1 - v);
        const half = (0.62 - 0.05 * Math.cos(z * 2.2)) * Math.max(0, 1 - Math.abs(z / 1.02) ** 4) ** 0.5;
        const x = (x0 + (x1 - x0) * u) * half;
        return [x, 0.07 + height(x, z) + lift, z];
      },
      material,
      {},
      { across: 48, along: 48 },
    );
  const [body, key] = [plastic(color, 0.5), plastic(color, 0.38)];
  const [grip, dark] = [rubber('#3a3d42'), plastic('#26282c')];
  return put(
    look(
      group(
        shell(-1.02, 0.02, [-1, 1], body),
        shell(0.05, 1.02, [-1, -0.035], key, 0.012),
        shell(0.05, 1.02, [0.035, 1], key, 0.012),
        shell(-1.02, 1.02, [-0.985, 0.985], dark, -0.03),
        slab(
          outline(times(40, (i) => [Math.sin(i * 0.157) * 0.6, Math.cos(i * 0.157) * 1.0])),
          0.08,
          grip,
          { at: [0, 0.06, 0], turn: [90, 0, 0] },
          { bevel: 0.02 },
        ),
        cylinder(0.17, 0.17, 0.11, rubber('#2b2d31'), { at: [0, 0.44, 0.55], turn: [0, 0, 90] }),
        ring(0.165, 0.025, brushed('#b9bcc0'), { at: [0, 0.44, 0.55], turn: [0, 90, 0] }),
        box(0.12, 0.02, 0.2, 0.01, gloss('#8fd0a0'), { at: [0, 0.6, 0.0] }),
      ),
      { turn: 24, down: 32, focus: [0, 0.1] },
    ),
    place,
  );
}
