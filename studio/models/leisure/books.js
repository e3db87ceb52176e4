// Books and notebooks.

import * as THREE from 'three';
import { sans, write } from '../../kit/labels.js';
import { fabric, leather, paper, plastic, steel } from '../../kit/materials.js';
import { adinkraSign } from '../../kit/patterns.js';
import { box, group, look, mesh, put, ring, sheet, times } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

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

const book = ({ skin, edge = '#333', w = 2, h = 2.9, d = 0.36, place }) =>
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
