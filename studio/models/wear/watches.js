// Watches.

import * as THREE from 'three';
import { sans, write } from '../../kit/labels.js';
import { brass, fabric, gloss, leather, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { band, box, circle, curve, cylinder, disc, group, lathe, look, put, roundedRect, slab, times } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

const dialFace = (ground, ink) =>
  canvasTexture(512, 512, (context) => {
    const made = context.createRadialGradient(256, 256, 30, 256, 256, 256);
    made.addColorStop(0, ground[0]);
    made.addColorStop(1, ground[1]);
    context.fillStyle = made;
    context.fillRect(0, 0, 512, 512);
    context.translate(256, 256);
    times(60, (minute) => {
      const isHour = minute % 5 === 0;
      context.save();
      context.rotate((minute * Math.PI) / 30);
      context.fillStyle = ink;
      context.globalAlpha = isHour ? 1 : 0.5;
      context.fillRect(isHour ? -5 : -1, -244, isHour ? 10 : 2, isHour ? 44 : 14);
      context.restore();
    });
    write(context, 'BESESAKA', { x: 0, y: -100, size: 28, color: ink, most: 200 });
    write(context, 'quartz', { x: 0, y: -72, size: 17, color: ink, most: 100 });
  });

const hand = (length, width, angle, material) => {
  const made = box(width, length, 0.02, 0.008, material);
  made.geometry.translate(0, length / 2 - 0.08, 0);
  return put(made, { at: [0, 0, 0.14], turn: [0, 0, angle] });
};

/** A wrist watch, its strap closed around a cushion. */
export function watch({ face, ink = '#f3ead6', strap, link = false, metal = steel() }) {
  const body = group(
    put(
      lathe(
        [
          [0, -0.16],
          [0.86, -0.16],
          [0.98, -0.1],
          [1, 0],
          [0.97, 0.1],
          [0.9, 0.17],
          [0.84, 0.17],
          [0.82, 0.12],
        ],
        metal,
        {},
        { sides: 96 },
      ),
      { turn: [90, 0, 0] },
    ),
    disc(0.84, plastic(dialFace(face, ink), 0.4), { at: [0, 0, 0.1] }),
    hand(0.46, 0.07, 55, brass()),
    hand(0.72, 0.045, -62, brass()),
    hand(0.74, 0.016, 140, steel('#c94a3a')),
    cylinder(0.06, 0.06, 0.05, brass(), { at: [0, 0, 0.15], turn: [90, 0, 0] }),
    cylinder(0.1, 0.1, 0.16, metal, { at: [1.06, 0, 0], turn: [0, 0, 90] }),
    [-1, 1].flatMap((x) => [-1, 1].map((y) => box(0.16, 0.34, 0.2, 0.06, metal, { at: [x * 0.52, y * 0.95, -0.05], turn: [y * 22, 0, 0] }))),
  );
  const path = [
    [0, 0.9, -0.1],
    [0, 1.35, -0.5],
    [0, 1.42, -1.2],
    [0, 1.0, -1.85],
    [0, 0, -2.15],
    [0, -1.0, -1.85],
    [0, -1.42, -1.2],
    [0, -1.35, -0.5],
    [0, -0.9, -0.1],
  ];
  const loop = link ? links(path, metal) : [band(path, (t) => 0.98 - 0.14 * Math.sin(t * Math.PI), 0.13, leather(strap, 3), {}, { steps: 90 }), stitches(path)];
  return look(group(put(group(body, loop), { turn: [-32, 0, 0] })), { turn: 14, down: 20, focus: [0, 0.1] });
}

function links(path, metal) {
  const line = curve(path);
  return times(30, (i) => {
    const t = (i + 0.5) / 30;
    const at = line.getPointAt(t).toArray();
    const along = line.getTangentAt(t);
    const turn = [(-Math.atan2(along.z, along.y) * -180) / Math.PI, 0, 0];
    return put(
      group(
        box(0.42, 0.17, 0.15, 0.04, metal),
        [-1, 1].map((x) => box(0.25, 0.18, 0.13, 0.04, steel('#b9b8b4', 0.4), { at: [x * 0.35, 0, 0] })),
      ),
      { at, turn },
    );
  });
}

function stitches(path) {
  const line = curve(path);
  const thread = fabric('#e9d3a5');
  return [-0.38, 0.38].flatMap((x) =>
    times(46, (i) => {
      const t = 0.02 + i * 0.0213;
      const point = line.getPointAt(t);
      const along = line.getTangentAt(t);
      const out = new THREE.Vector3().crossVectors(along, new THREE.Vector3(1, 0, 0)).normalize();
      point.addScaledVector(out, -0.07);
      return box(0.025, 0.07, 0.03, 0, thread, {
        at: [x, point.y, point.z],
        turn: [(Math.atan2(along.z, along.y) * 180) / Math.PI, 0, 0],
      });
    }),
  );
}

/** A smart watch or band: a screen on a rubber strap. */
export function smartWatch({ body, strap, wide = 1.25, tall = 1.5, round = false, hue = '#39c2a5' }) {
  const face = canvasTexture(384, 440, (context) => {
    context.fillStyle = '#050608';
    context.fillRect(0, 0, 384, 440);
    write(context, '10:24', { x: 192, y: 120, size: 104, color: '#ffffff', most: 320, font: sans });
    write(context, 'THU 26', { x: 192, y: 196, size: 36, color: hue, most: 320, font: sans });
    for (const [i, color] of [hue, '#f2b13c', '#e0533d'].entries()) {
      context.strokeStyle = color;
      context.lineWidth = 13;
      context.beginPath();
      context.arc(92 + i * 100, 310, 36, -1.57, 1.6 + i * 1.1);
      context.stroke();
    }
    write(context, '8,214 steps', { x: 192, y: 400, size: 34, color: '#c9d2d6', most: 300, font: sans });
  });
  const shape = () => (round ? circle(0.95) : roundedRect(wide + 0.16, tall + 0.16, 0.36));
  const inner = round ? circle(0.82) : roundedRect(wide - 0.04, tall - 0.04, 0.28);
  const head = group(
    slab(shape(), 0.2, steel(body, 0.3), {}, { bevel: 0.06 }),
    slab(round ? circle(0.9) : roundedRect(wide + 0.08, tall + 0.08, 0.32), 0.03, gloss('#050608'), { at: [0, 0, 0.16] }, { bevel: 0.01 }),
    slab(inner, 0.004, screen(face), { at: [0, 0, 0.192] }, { bevel: 0 }),
    cylinder(0.1, 0.1, 0.1, steel(body), { at: [round ? 1 : wide / 2 + 0.12, 0.2, 0], turn: [0, 0, 90] }),
  );
  const y = round ? 0.9 : tall / 2;
  const path = [
    [0, y, -0.05],
    [0, y + 0.4, -0.35],
    [0, y + 0.45, -1.1],
    [0, y, -1.8],
    [0, 0, -2.05],
    [0, -y, -1.8],
    [0, -y - 0.45, -1.1],
    [0, -y - 0.4, -0.35],
    [0, -y, -0.05],
  ];
  return look(
    group(
      put(
        group(
          head,
          band(path, (t) => Math.min(1.05, wide * 0.9) - 0.1 * Math.sin(t * Math.PI), 0.14, rubber(strap)),
        ),
        { turn: [-28, 0, 0] },
      ),
    ),
    { turn: 20, down: 18, focus: [0, 0.1] },
  );
}
