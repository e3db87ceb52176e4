// Paper, pens and toys.

import * as THREE from 'three';
import { label, sans, write } from '../kit/labels.js';
import { brass, castIron, fabric, gloss, gold, leather, paper, plastic, rubber, steel, wood } from '../kit/materials.js';
import { adinkraSign } from '../kit/patterns.js';
import { ball, box, capsule, circle, cylinder, group, lathe, look, mesh, outline, put, ring, roundedRect, sheet, slab, times, tube } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { gamepad, word } from './audio.js';

/** A cover in the given colours with title and author, and one large figure. */
export const cover = ({ ground, ink = '#fff', title, author, figure = 0, accent = '#f2b13c' }) =>
  canvasTexture(480, 700, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, 480, 700);
    context.fillStyle = accent;
    const figures = [
      () => context.arc(240, 400, 130, 0, 7),
      () => times(7, (i) => context.rect(40 + i * 60, 300 + (i % 3) * 40, 34, 240 - (i % 3) * 40)),
      () => {
        context.moveTo(240, 260);
        context.lineTo(400, 540);
        context.lineTo(80, 540);
      },
      () =>
        times(5, (i) => {
          context.moveTo(420, 300 + i * 60);
          context.arc(240, 300 + i * 60, 180, 0, 3.14);
        }),
    ];
    context.beginPath();
    figures[figure % 4]();
    context.fill();
    context.strokeStyle = ink;
    context.lineWidth = 10;
    adinkraSign(context, 240, 410, figure, 60);
    const words = title.split(' ');
    const lines = words.length > 3 ? [words.slice(0, Math.ceil(words.length / 2)).join(' '), words.slice(Math.ceil(words.length / 2)).join(' ')] : [title];
    for (const [i, line] of lines.entries()) write(context, line, { x: 240, y: 110 + i * 74, size: 66, color: ink, most: 420 });
    write(context, author, { x: 240, y: 630, size: 34, color: ink, most: 400, font: sans });
  });
export const book = ({ skin, edge = '#333', w = 2, h = 2.9, d = 0.36, place }) =>
  put(
    group(
      box(w, h, d, 0.02, plastic(edge, 0.6), { at: [0, h / 2, 0] }),
      box(w - 0.02, h - 0.1, d - 0.08, 0, paper('#f4eedd'), { at: [0.04, h / 2, 0] }),
      sheet(w - 0.01, h - 0.01, plastic(skin, 0.5), { at: [0, h / 2, d / 2 + 0.004] }),
    ),
    place,
  );
export const books = (covers, edges) =>
  look(
    group(
      book({ skin: covers[0], edge: edges[0], place: { at: [0, 0, 0], turn: [-8, -14, 0] } }),
      covers.slice(1).map((skin, i) =>
        book({
          skin,
          edge: edges[i + 1] ?? edges[0],
          place: { at: [-0.5 - i * 0.45, 0, -0.7 - i * 0.6], turn: [-8, -14, 0] },
        }),
      ),
    ),
    { turn: 14, down: 12 },
  );
export const bookStack = (skin, edges, count) =>
  look(
    group(
      times(count, (i) =>
        put(group(box(2.9, 0.2, 2.1, 0.02, plastic(edges[i % edges.length], 0.6)), box(2.86, 0.15, 2.12, 0, paper('#f4eedd'), { at: [0.03, 0, 0.02] })), {
          at: [Math.sin(i * 3) * 0.06, 0.11 + i * 0.21, 0],
          turn: [0, Math.sin(i * 5) * 5, 0],
        }),
      ),
      sheet(2.1, 2.9, plastic(skin, 0.5), {
        at: [0, count * 0.21 + 0.016, 0],
        turn: [-90, 0, 90 + Math.sin((count - 1) * 5) * 5],
      }),
    ),
    { turn: 24, down: 34 },
  );
export const openBook = (left, right) =>
  look(
    group(
      put(
        group(
          [-1, 1].map((x) =>
            mesh(
              (() => {
                const g = new THREE.PlaneGeometry(2, 2.8, 20, 1);
                const p = g.attributes.position;
                for (let i = 0; i < p.count; i += 1) {
                  const t = (p.getX(i) * x + 1) / 2;
                  p.setZ(i, 0.3 * Math.sin(Math.PI * t * 0.9) + 0.05);
                }
                g.computeVertexNormals();
                return g;
              })(),
              paper(x < 0 ? left : right),
              { at: [x * 1, 0, 0.12] },
            ),
          ),
          [-1, 1].map((x) => box(2.06, 2.9, 0.16, 0.02, paper('#efe8d6'), { at: [x * 1.03, 0, 0.02] })),
          box(4.3, 3.1, 0.06, 0.02, plastic('#7a2d12'), { at: [0, 0, -0.08] }),
        ),
        { at: [0, 0.35, 0], turn: [-72, 0, 0] },
      ),
    ),
    { turn: 6, down: 30 },
  );

export const notebook = ({ skin, elastic = '#1a1a1a', spiral = false, place }) =>
  put(
    look(
      group(
        put(
          group(
            box(2.1, 2.95, 0.3, 0.06, typeof skin === 'string' ? leather(skin, 5) : plastic(skin, 0.5)),
            typeof skin !== 'string' && sheet(2.06, 2.9, plastic(skin, 0.5), { at: [0, 0, 0.153] }),
            box(2.04, 2.9, 0.22, 0, paper('#f6f0e0'), { at: [0.06, -0.01, 0] }),
            elastic && box(0.09, 2.98, 0.33, 0.02, fabric(elastic, 4), { at: [0.8, 0, 0] }),
            spiral && times(17, (i) => ring(0.14, 0.025, steel(), { at: [-0.92 + i * 0.115, 1.46, 0], turn: [0, 90, 0] })),
          ),
          { at: [0, 1.5, 0], turn: [-12, -16, 0] },
        ),
      ),
      { turn: 18, down: 12 },
    ),
    place,
  );

export const pen = ({ body, fountain = false, inBox = true }) =>
  look(
    group(
      inBox && [box(4.6, 0.34, 1.5, 0.06, leather('#17181b', 5), { at: [0, 0.17, 0] }), box(4.3, 0.06, 1.2, 0.03, fabric('#e9e0cc', 20), { at: [0, 0.33, 0] })],
      put(
        group(
          lathe(
            [
              [0.02, 0],
              [0.13, 0.1],
              [0.17, 0.9],
              [0.18, 2],
              [0.16, 2.1],
            ],
            gloss(body),
          ),
          lathe(
            [
              [0.19, 0],
              [0.2, 0.1],
              [0.19, 1.3],
              [0.1, 1.42],
              [0, 1.44],
            ],
            gloss(body),
            { at: [0, 2.05, 0] },
          ),
          [2.05, 2.2, 3.3].map((y) => ring(0.19, 0.03, gold(), { at: [0, y, 0], turn: [90, 0, 0] })),
          box(0.09, 1.05, 0.07, 0.03, gold(), { at: [0, 2.8, 0.24] }),
          fountain
            ? lathe(
                [
                  [0, -0.7],
                  [0.05, -0.5],
                  [0.13, -0.1],
                  [0.1, 0],
                ],
                gold(),
              )
            : lathe(
                [
                  [0.02, -0.3],
                  [0.06, -0.1],
                  [0.12, 0],
                ],
                gold(),
              ),
        ),
        { at: [-1.5, inBox ? 0.52 : 0.22, 0], turn: [0, 8, -90] },
      ),
      fountain &&
        put(
          group(
            lathe(
              [
                [0, 0],
                [0.6, 0],
                [0.62, 0.7],
                [0.4, 0.9],
                [0.36, 1.1],
              ],
              plastic('#0d1a3a', 0.12),
            ),
            cylinder(0.4, 0.4, 0.3, plastic('#17181b'), { at: [0, 1.2, 0] }),
          ),
          { at: [1.4, 0, -1.4] },
        ),
    ),
    { down: 32, turn: 16 },
  );
export const pencils = ({ color, count = 12, box: pack = null, tip = '#2a2a2a', round = false }) =>
  look(
    group(
      pack && box(2.6, 0.5, 3.2, 0.03, paper(pack), { at: [0, 0.25, -0.9] }),
      times(count, (i) => {
        const c = Array.isArray(color) ? color[i % color.length] : color;
        return put(
          group(
            mesh(new THREE.CylinderGeometry(0.1, 0.1, 2.6, round ? 20 : 6), plastic(c, 0.4)),
            lathe(
              [
                [0.1, 0],
                [0.03, 0.3],
              ],
              round ? plastic(c) : wood('pale'),
              { at: [0, 1.3, 0] },
            ),
            lathe(
              [
                [0.035, 0],
                [0, 0.12],
              ],
              plastic(round ? c : tip),
              { at: [0, 1.6, 0] },
            ),
            !round && [cylinder(0.1, 0.1, 0.2, brass(), { at: [0, -1.4, 0] }), cylinder(0.09, 0.09, 0.18, rubber('#d98a80'), { at: [0, -1.56, 0] })],
          ),
          {
            at: [-1.2 + i * (2.4 / Math.max(1, count - 1)), (pack ? 0.6 : 0.12) + (i % 2) * 0.04, (pack ? -0.1 : 0) + Math.sin(i * 2) * 0.08],
            turn: [90, 0, 0],
          },
        );
      }),
    ),
    { down: 34, turn: 22 },
  );
export const crayonBox = (colors) =>
  look(
    group(
      box(
        3,
        1.9,
        0.9,
        0.02,
        paper(
          label({
            ground: '#e0a63c',
            ink: '#7a2d12',
            title: '24 Crayons',
            maker: 'Adinkra',
            foot: 'wax colours',
            band: '#f7e2a8',
          }),
        ),
        { at: [0, 0.95, 0] },
      ),
      times(24, (i) =>
        put(
          group(
            cylinder(0.11, 0.11, 1, paper(colors[i % colors.length])),
            lathe(
              [
                [0.11, 0],
                [0.05, 0.22],
                [0, 0.24],
              ],
              plastic(colors[i % colors.length], 0.5),
              { at: [0, 0.5, 0] },
            ),
          ),
          { at: [-1.3 + (i % 12) * 0.237, 1.9 + (i > 11 ? 0.16 : 0), i > 11 ? -0.2 : 0.2] },
        ),
      ),
      times(3, (i) =>
        put(
          group(
            cylinder(0.11, 0.11, 1.5, paper(colors[i * 3])),
            lathe(
              [
                [0.11, 0],
                [0.05, 0.22],
                [0, 0.24],
              ],
              plastic(colors[i * 3], 0.5),
              { at: [0, 0.75, 0] },
            ),
          ),
          { at: [-0.4 + i * 0.5, 0.12, 1.1 + i * 0.2], turn: [90, 0, 60 + i * 20] },
        ),
      ),
    ),
    { down: 16 },
  );
export const mathsSet = () =>
  look(
    group(
      box(
        3.4,
        0.12,
        0.5,
        0.01,
        plastic(
          canvasTexture(1024, 150, (context) => {
            context.fillStyle = '#d7e3e6';
            context.fillRect(0, 0, 1024, 150);
            times(101, (i) => {
              context.fillStyle = '#1d2b30';
              context.fillRect(12 + i * 10, 0, 2, i % 10 ? (i % 5 ? 24 : 36) : 52);
              if (i % 10 === 0)
                write(context, String(i / 10), {
                  x: 14 + i * 10,
                  y: 80,
                  size: 34,
                  color: '#1d2b30',
                  most: 60,
                  font: sans,
                });
            });
          }),
          0.2,
        ),
        { at: [0, 0.06, 1.2], turn: [0, 6, 0] },
      ),
      slab(
        outline([
          [-1.5, 0],
          [1.5, 0],
          [-1.5, 1.7],
        ]),
        0.05,
        plastic('#9fc6cf', 0.2),
        { at: [-0.2, 0.06, 0.5], turn: [-90, 0, 0] },
        {
          bevel: 0.02,
          holes: [
            outline([
              [-1.15, 0.3],
              [0.2, 0.3],
              [-1.15, 1.05],
            ]),
          ],
        },
      ),
      put(
        slab(
          new THREE.Shape().absarc(0, 0, 1, 0, Math.PI),
          0.05,
          plastic('#e0b04a', 0.2),
          {},
          { bevel: 0.02, holes: [new THREE.Path().absarc(0, 0.2, 0.5, 0.1, Math.PI - 0.1)] },
        ),
        { at: [1.5, 0.06, 0.3], turn: [-90, 0, 20] },
      ),
      put(
        group(
          [-1, 1].map((x) => put(box(0.12, 1.7, 0.1, 0.03, steel()), { at: [x * 0.3, -0.8, 0], turn: [0, 0, x * 20] })),
          cylinder(0.16, 0.16, 0.3, steel(), { turn: [90, 0, 0] }),
          cylinder(0.06, 0.06, 0.5, steel(), { at: [0, 0.3, 0] }),
        ),
        { at: [-1.7, 0.16, 0.1], turn: [-90, 0, 30] },
      ),
      box(2.6, 0.4, 1.0, 0.1, plastic('#6d7378', 0.4), { at: [0.4, 0.2, -1.5], turn: [0, -8, 0] }),
    ),
    { down: 40, turn: 0 },
  );

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
export { capsule, castIron, circle, gamepad, word };
