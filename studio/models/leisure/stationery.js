// Pens, pencils, rulers.

import * as THREE from 'three';
import { label, sans, write } from '../../kit/labels.js';
import { brass, fabric, gloss, gold, leather, paper, plastic, rubber, steel, wood } from '../../kit/materials.js';
import { box, cylinder, group, lathe, look, mesh, outline, put, ring, slab, times } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

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
