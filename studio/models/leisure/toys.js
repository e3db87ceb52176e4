// Toys and games.

import * as THREE from 'three';
import { label, sans, write } from '../../kit/labels.js';
import { fabric, gloss, paper, plastic, rubber, steel, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, mesh, outline, put, roundedRect, sheet, slab, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

export const puzzle = () => {
  const colors = ['#d8b84a', '#3f8f5a', '#c96a2b', '#2f6fae', '#a83a5a', '#6a9a3a', '#8a5ab0', '#d98a3a'];
  const piece = (i) => slab(roundedRect(0.9, 0.9, 0.1), 0.14, plastic(colors[i % 8], 0.5), {}, { bevel: 0.03 });
  return look(
    group(
      times(12, (i) =>
        put(
          group(
            piece(i),
            put(cylinder(0.2, 0.2, 0.2, plastic(colors[i % 8], 0.5), { turn: [90, 0, 0] }), { at: [0.52, 0, 0] }),
            put(cylinder(0.2, 0.2, 0.2, plastic(colors[(i + 3) % 8], 0.5), { turn: [90, 0, 0] }), { at: [0, 0.52, 0] }),
          ),
          {
            at: [-0.95 + (i % 3) * 0.97 + (i === 11 ? 0.7 : 0), 0.1 + (i === 11 ? 0.1 : 0), 1.4 - Math.floor(i / 3) * 0.97],
            turn: [-90, 0, i === 11 ? 30 : 0],
          },
        ),
      ),
      put(
        sheet(
          2.4,
          1.6,
          paper(
            label({
              ground: '#f3ead2',
              ink: '#7a2d12',
              title: 'Map of Ghana',
              maker: 'Puzzle',
              foot: '16 regions',
              size: [600, 400],
            }),
          ),
        ),
        { at: [0.1, 1.1, -2.3], turn: [-10, 0, 0] },
      ),
      box(2.5, 1.7, 0.5, 0.03, paper('#c9a05a'), { at: [0.1, 1.05, -2.58], turn: [-10, 0, 0] }),
    ),
    { down: 30, turn: 12 },
  );
};

export const abacus = () =>
  look(
    group(
      [-1, 1].map((x) => box(0.2, 3, 0.3, 0.06, wood('pale'), { at: [x * 1.7, 1.6, 0] })),
      [0.15, 3.05].map((y) => box(3.6, 0.2, 0.4, 0.06, wood('pale'), { at: [0, y, 0] })),
      times(6, (row) => [
        cylinder(0.04, 0.04, 3.3, steel(), { at: [0, 0.55 + row * 0.44, 0], turn: [0, 0, 90] }),
        times(10, (i) =>
          ball(0.18, gloss(['#c0261d', '#f2b13c', '#2e7d46', '#1f6fc0', '#7b4fd0', '#e0641f'][row]), {
            at: [-1.45 + i * 0.27 + (i > 4 + (row % 4) ? 0.28 : 0), 0.55 + row * 0.44, 0],
            scale: [0.7, 1, 1],
          }),
        ),
      ]),
    ),
    { turn: 16, down: 12 },
  );

export const kite = () =>
  look(
    group(
      put(
        group(
          slab(
            outline([
              [0, 2.2],
              [1.4, 0.5],
              [0, -1.8],
              [-1.4, 0.5],
            ]),
            0.03,
            fabric(
              canvasTexture(512, 512, (context) => {
                for (const [i, color] of ['#c0261d', '#f2b13c', '#2e7d46', '#17181b'].entries()) {
                  context.fillStyle = color;
                  context.fillRect((i % 2) * 256, Math.floor(i / 2) * 220, 256, 300);
                }
              }),
              20,
            ),
            {},
            { bevel: 0.01 },
          ),
          cylinder(0.04, 0.04, 4, wood('pale'), { at: [0, 0.2, -0.04] }),
          cylinder(0.04, 0.04, 2.8, wood('pale'), { at: [0, 0.5, -0.04], turn: [0, 0, 90] }),
        ),
        { at: [0, 2.4, 0], turn: [-14, 0, 14] },
      ),
      tube(
        [
          [0.45, 0.65, 0.4],
          [0.8, 0.3, 0.8],
          [0.2, 0.1, 1.3],
          [-0.8, 0.08, 1.1],
          [-1.5, 0.08, 1.5],
        ],
        0.03,
        fabric('#f4f0e4'),
      ),
      times(5, (i) =>
        put(
          group(
            [-1, 1].map((x) =>
              ball(0.16, fabric(['#c0261d', '#f2b13c', '#2e7d46'][i % 3]), {
                at: [x * 0.16, 0, 0],
                scale: [1.2, 0.7, 0.4],
              }),
            ),
          ),
          {
            at: [
              [0.75, 0.35, 0.8],
              [0.35, 0.15, 1.2],
              [-0.3, 0.12, 1.25],
              [-0.85, 0.12, 1.12],
              [-1.4, 0.12, 1.45],
            ][i],
          },
        ),
      ),
    ),
    { turn: 6, down: 10 },
  );

export const trotro = () =>
  look(
    group(
      box(2.6, 0.9, 1.4, 0.16, gloss('#e0a63c'), { at: [0, 0.95, 0] }),
      box(2.2, 0.8, 1.34, 0.18, gloss('#f6f1e0'), { at: [-0.15, 1.7, 0] }),
      times(3, (i) => [-1, 1].map((z) => box(0.55, 0.5, 0.06, 0.06, gloss('#243a4a'), { at: [-0.85 + i * 0.68, 1.72, z * 0.66] }))),
      box(0.06, 0.5, 1.1, 0.05, gloss('#243a4a'), { at: [0.95, 1.7, 0], turn: [0, 0, 8] }),
      [-0.85, 0.85].flatMap((x) =>
        [-1, 1].map((z) => [
          cylinder(0.4, 0.4, 0.26, rubber('#222'), { at: [x, 0.42, z * 0.68], turn: [90, 0, 0] }),
          cylinder(0.2, 0.2, 0.28, wood('pale'), { at: [x, 0.42, z * 0.68], turn: [90, 0, 0] }),
        ]),
      ),
      [-1, 1].map((z) => cylinder(0.13, 0.13, 0.08, gloss('#fff6d8'), { at: [1.3, 0.95, z * 0.45], turn: [0, 0, 90] })),
      box(1.8, 0.1, 1, 0.03, wood('pale'), { at: [-0.2, 2.16, 0] }),
      [
        [-0.7, '#2e7d46'],
        [-0.1, '#c0261d'],
        [0.4, '#1f6fc0'],
      ].map(([x, color]) => box(0.5, 0.36, 0.7, 0.1, fabric(color, 6), { at: [x, 2.38, 0] })),
      [-1, 1].map((z) => box(2.62, 0.18, 0.04, 0, gloss('#2e7d46'), { at: [0, 0.95, z * 0.7] })),
      ball(0.2, gloss('#5a3a26'), { at: [0.55, 1.6, 0.3] }),
      sheet(
        1.3,
        0.24,
        gloss(
          canvasTexture(512, 96, (context) => {
            context.fillStyle = '#e0a63c';
            context.fillRect(0, 0, 512, 96);
            write(context, 'GOD IS ABLE', { x: 256, y: 50, size: 64, color: '#7a1f1a', most: 490, font: sans });
          }),
        ),
        { at: [0, 0.7, 0.708] },
      ),
    ),
    { turn: 28, down: 16 },
  );

export const robot = () =>
  look(
    group(
      box(1.3, 1.5, 0.9, 0.14, plastic('#2f6fae', 0.4), { at: [0, 2.0, 0] }),
      box(1.1, 0.9, 0.85, 0.16, plastic('#f2b13c', 0.4), { at: [0, 3.3, 0] }),
      [-1, 1].map((x) => [
        cylinder(0.18, 0.18, 0.1, gloss('#fff'), { at: [x * 0.26, 3.4, 0.44], turn: [90, 0, 0] }),
        ball(0.09, gloss('#17181b'), { at: [x * 0.26, 3.4, 0.5] }),
        cylinder(0.16, 0.16, 0.5, plastic('#8d9196'), { at: [x * 0.85, 2.4, 0], turn: [0, 0, 90] }),
        box(0.34, 1.1, 0.4, 0.1, plastic('#f2b13c', 0.4), { at: [x * 1.05, 1.85, 0.1], turn: [-12, 0, x * 6] }),
        box(0.42, 1, 0.5, 0.1, plastic('#8d9196', 0.4), { at: [x * 0.36, 0.75, 0] }),
        box(0.5, 0.3, 0.85, 0.1, plastic('#c0261d', 0.4), { at: [x * 0.38, 0.16, 0.12] }),
      ]),
      cylinder(0.03, 0.03, 0.5, steel(), { at: [0, 3.95, 0] }),
      ball(0.11, gloss('#c0261d'), { at: [0, 4.2, 0] }),
      box(0.8, 0.5, 0.06, 0.04, plastic('#17181b'), { at: [0, 2.2, 0.45] }),
      times(3, (i) => ball(0.07, gloss(['#c0261d', '#f2b13c', '#46d160'][i]), { at: [-0.22 + i * 0.22, 2.2, 0.49] })),
      times(6, (i) =>
        put(mesh(new THREE.CylinderGeometry(0.26, 0.26, 0.1, 8), plastic(['#c0261d', '#2f6fae', '#8d9196'][i % 3])), {
          at: [1.3 + (i % 3) * 0.45, 0.06, 0.9 - Math.floor(i / 3) * 0.5],
        }),
      ),
    ),
    { turn: 14, down: 12 },
  );

export const boardGame = () =>
  look(
    group(
      put(
        group(
          box(3.4, 0.14, 3.4, 0.03, wood('odum')),
          sheet(
            3.2,
            3.2,
            paper(
              canvasTexture(600, 600, (context) => {
                context.fillStyle = '#f6efdc';
                context.fillRect(0, 0, 600, 600);
                for (const [i, color] of ['#c0261d', '#2e7d46', '#f2b13c', '#1f6fc0'].entries()) {
                  context.fillStyle = color;
                  context.fillRect((i % 2) * 360, Math.floor(i / 2) * 360, 240, 240);
                  context.fillStyle = '#fff';
                  context.beginPath();
                  context.arc((i % 2) * 360 + 120, Math.floor(i / 2) * 360 + 120, 80, 0, 7);
                  context.fill();
                }
                context.strokeStyle = '#333';
                times(6, (i) =>
                  times(3, (k) => {
                    context.strokeRect(240 + k * 40, i * 40, 40, 40);
                    context.strokeRect(240 + k * 40, 360 + i * 40, 40, 40);
                    context.strokeRect(i * 40, 240 + k * 40, 40, 40);
                    context.strokeRect(360 + i * 40, 240 + k * 40, 40, 40);
                  }),
                );
              }),
            ),
            { at: [0, 0.075, 0], turn: [-90, 0, 0] },
          ),
          times(8, (i) =>
            lathe(
              [
                [0, 0.36],
                [0.09, 0.3],
                [0.06, 0.2],
                [0.14, 0],
              ],
              gloss(['#c0261d', '#2e7d46', '#f2b13c', '#1f6fc0'][i % 4]),
              { at: [(i % 2 ? 1 : -1) * (0.85 + (i > 3 ? 0.25 : 0)), 0.08, (i % 4 < 2 ? 1 : -1) * 0.95] },
            ),
          ),
        ),
        { at: [0, 0.1, -0.9], turn: [0, 12, 0] },
      ),
      put(
        group(
          slab(roundedRect(3.6, 1.2, 0.55), 0.36, wood('walnut'), { turn: [90, 0, 0] }, { bevel: 0.06 }),
          times(12, (i) => [
            cylinder(0.23, 0.15, 0.06, wood('ebony'), { at: [-1.35 + (i % 6) * 0.54, 0.235, i < 6 ? 0.27 : -0.27] }),
            times(4, (k) =>
              ball(0.07, gloss('#8a8f86'), {
                at: [-1.35 + (i % 6) * 0.54 + (k % 2) * 0.12 - 0.06, 0.29, (i < 6 ? 0.27 : -0.27) + Math.floor(k / 2) * 0.12 - 0.06],
              }),
            ),
          ]),
        ),
        { at: [0.1, 0.24, 1.7] },
      ),
    ),
    { down: 36, turn: 8 },
  );
