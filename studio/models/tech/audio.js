// Speakers, headphones, radios.
import { sans, write } from '../../kit/labels.js';
import { brushed, castIron, fabric, gloss, leather, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, put, ring, sheet, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

export const word = (text, ground, ink, w, h, place) =>
  sheet(
    w,
    h,
    plastic(
      canvasTexture(512, Math.round((512 * h) / w), (context, width, height) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, width, height);
        write(context, text, {
          x: width / 2,
          y: height / 2,
          size: height * 0.8,
          color: ink,
          most: width * 0.94,
          font: sans,
        });
      }),
      0.35,
    ),
    place,
  );

/** A round speaker that lies on its side. */
export function boomBox({ color, maker, accent = '#e8612c' }) {
  const body = lathe(
    [
      [0, -1.7],
      [0.72, -1.7],
      [0.86, -1.55],
      [0.92, 0],
      [0.86, 1.55],
      [0.72, 1.7],
      [0, 1.7],
    ],
    fabric(color, 50),
    { turn: [0, 0, 90], at: [0, 0.92, 0] },
    { smooth: false },
  );
  const ends = [-1, 1].map((side) => [
    cylinder(0.76, 0.82, 0.16, rubber('#161719'), { at: [side * 1.68, 0.92, 0], turn: [0, 0, 90] }),
    cylinder(0.55, 0.6, 0.06, brushed('#9a9da2'), { at: [side * 1.78, 0.92, 0], turn: [0, 0, 90] }),
    ring(0.62, 0.035, rubber(accent), { at: [side * 1.76, 0.92, 0], turn: [0, 90, 0] }),
  ]);
  const badge = word(maker, accent, '#fff', 0.9, 0.5, { at: [0, 0.98, 0.945] });
  const feet = [-1, 1].map((side) => box(0.7, 0.12, 0.5, 0.05, rubber(), { at: [side * 0.9, 0.06, 0] }));
  const strip = box(1.8, 0.1, 0.4, 0.05, rubber('#161719'), { at: [0, 1.8, 0] });
  const buttons = times(4, (i) => cylinder(0.07, 0.07, 0.05, plastic('#d8dadd'), { at: [-0.6 + i * 0.4, 1.86, 0] }));
  return look(group(body, ends, badge, feet, strip, buttons), { turn: 14, focus: [0, 0], down: 17 });
}

const cone = (r, place) =>
  put(
    group(
      ring(r, r * 0.1, rubber('#101010')),
      cylinder(r * 0.93, r * 0.55, 0.14, rubber('#1d1e20'), { at: [0, 0, -0.04], turn: [90, 0, 0] }),
      ball(r * 0.36, plastic('#2c2e31', 0.25), { at: [0, 0, 0.02], scale: [1, 1, 0.5] }),
    ),
    place,
  );

/** Boxed loudspeakers. */
export const loudspeaker = ({
  color = '#1a1b1e',
  w = 1.5,
  h = 3,
  d = 1.2,
  cones = [
    [0.5, 0.3],
    [0.2, 0.76],
  ],
  place,
  handle = false,
}) =>
  put(
    look(
      group(
        box(w, h, d, 0.08, plastic(color, 0.5), { at: [0, h / 2, 0] }),
        cones.map(([r, y]) => cone(r * w * 0.8, { at: [0, h * y, d / 2 + 0.03] })),
        handle &&
          tube(
            [
              [-0.4, h, 0],
              [-0.4, h + 0.3, 0],
              [0.4, h + 0.3, 0],
              [0.4, h, 0],
            ],
            0.07,
            rubber(),
          ),
      ),
      { focus: [0, -0.1] },
    ),
    place,
  );

export function soundbar(color = '#17181a', sub = true) {
  const bar = group(
    box(4.6, 0.5, 0.6, 0.14, fabric(color, 60), { at: [0, 0.3, 0.4] }),
    word('SAMSUNG', '#17181a', '#c4c7cb', 0.6, 0.12, { at: [-1.7, 0.3, 0.71] }),
  );
  return look(group(bar, sub && put(loudspeaker({ color, w: 1.2, h: 1.9, d: 1.4, cones: [[0.5, 0.35]] }), { at: [1.2, 0, -1.1] })), { turn: 18, down: 20 });
}

export function headphones({ color, pad = '#222' }) {
  const arch = tube(
    times(21, (i) => [Math.cos(Math.PI * (i / 20)) * 1.25, 1.3 + Math.sin(Math.PI * (i / 20)) * 1.5, 0]),
    0.1,
    plastic(color),
  );
  const cushion = tube(
    times(13, (i) => [Math.cos(Math.PI * (0.25 + i / 24)) * 1.22, 1.3 + Math.sin(Math.PI * (0.25 + i / 24)) * 1.42, 0]),
    0.17,
    leather(pad),
  );
  const cups = [-1, 1].map((side) =>
    put(
      group(
        cylinder(0.62, 0.7, 0.34, plastic(color, 0.35), { turn: [0, 0, 90] }),
        ring(0.5, 0.2, leather(pad), { at: [-side * 0.26, 0, 0], turn: [0, 90, 0] }),
        cylinder(0.4, 0.4, 0.02, brushed('#8f9297'), { at: [side * 0.18, 0, 0], turn: [0, 0, 90] }),
        box(0.14, 1, 0.3, 0.06, plastic(color), { at: [0, 0.7, 0] }),
      ),
      { at: [side * 1.26, 0.75, 0], turn: [0, 0, side * 6] },
    ),
  );
  return look(group(arch, cushion, cups), { turn: -32, focus: [-0.35, -0.3], down: 12 });
}

export function earbuds(color) {
  const shell = group(
    lathe(
      [
        [0, 0],
        [0.7, 0.05],
        [1, 0.4],
        [1.02, 0.62],
      ],
      plastic(color, 0.3),
      {},
      { smooth: true },
    ),
    put(
      lathe(
        [
          [0, 0.5],
          [0.6, 0.46],
          [0.98, 0.2],
          [1.02, 0],
        ],
        plastic(color, 0.3),
        {},
        { smooth: true },
      ),
      { at: [0, 1.45, -0.95], turn: [-70, 0, 0] },
    ),
    cylinder(0.98, 0.96, 0.05, plastic('#15161a'), { at: [0, 0.58, 0] }),
  );
  const bud = (side) =>
    put(
      group(ball(0.3, gloss(color)), capsule(0.11, 0.6, gloss(color), { at: [0, -0.45, 0.12] }), ball(0.17, rubber('#d5d5d5'), { at: [0.2 * side, 0.1, 0.2] })),
      { at: [side * 0.45, 1.15, 0.1], turn: [20, 0, side * 12] },
    );
  return look(group(shell, bud(-1), bud(1)), { turn: 10, down: 26 });
}

export function radio() {
  return look(
    group(
      box(3.4, 2.1, 0.9, 0.14, plastic('#22252a', 0.45), { at: [0, 1.05, 0] }),
      box(3.1, 1.8, 0.04, 0.06, brushed('#b9bcc0'), { at: [0, 1.05, 0.45] }),
      cone(0.62, { at: [-0.75, 1, 0.5] }),
      sheet(
        1.3,
        0.42,
        screen(
          canvasTexture(512, 160, (context) => {
            context.fillStyle = '#f0d9a0';
            context.fillRect(0, 0, 512, 160);
            times(30, (i) => {
              context.fillStyle = '#3a2b14';
              context.fillRect(16 + i * 16.5, 90, 2, i % 5 ? 22 : 46);
            });
            write(context, '88   92   96  100  104  108', {
              x: 256,
              y: 44,
              size: 34,
              color: '#3a2b14',
              most: 480,
              font: sans,
            });
          }),
        ),
        { at: [0.78, 1.5, 0.48] },
      ),
      [0.35, 1.2].map((x) => cylinder(0.26, 0.26, 0.2, castIron(), { at: [x, 0.72, 0.52], turn: [90, 0, 0] })),
      tube(
        [
          [-1.5, 2.05, 0],
          [-1.4, 2.6, 0],
          [1.4, 2.6, 0],
          [1.5, 2.05, 0],
        ],
        0.08,
        rubber(),
      ),
      tube(
        [
          [1.3, 2.1, -0.2],
          [2.1, 4.1, -0.3],
        ],
        0.025,
        steel(),
      ),
    ),
    { focus: [-0.1, -0.2] },
  );
}

export function microphone() {
  const body = lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.56, 0.1],
      [0.56, 1.0],
      [0.6, 1.1],
      [0.6, 1.15],
    ],
    castIron('#232427'),
    { at: [0, 1.3, 0] },
  );
  const mesh0 = lathe(
    [
      [0.6, 0],
      [0.66, 0.1],
      [0.66, 0.9],
      [0.5, 1.25],
      [0, 1.36],
    ],
    steel('#a8abb0', 0.4),
    { at: [0, 2.45, 0] },
    { smooth: true },
  );
  const wires = times(10, (i) => ring(0.665, 0.012, castIron(), { at: [0, 2.55 + i * 0.085, 0], turn: [90, 0, 0] }));
  const posts = times(24, (i) =>
    tube(
      [
        [Math.sin(i * 0.2618) * 0.668, 2.5, Math.cos(i * 0.2618) * 0.668],
        [Math.sin(i * 0.2618) * 0.668, 3.35, Math.cos(i * 0.2618) * 0.668],
      ],
      0.01,
      castIron(),
      {},
      { steps: 2 },
    ),
  );
  const fork = [-1, 1].map((side) =>
    tube(
      [
        [side * 0.72, 2.1, 0],
        [side * 0.74, 1.2, 0],
        [0, 0.75, 0],
      ],
      0.07,
      castIron('#3a3c40'),
    ),
  );
  return look(
    group(
      body,
      mesh0,
      wires,
      posts,
      fork,
      cylinder(0.09, 0.09, 0.8, castIron(), { at: [0, 0.4, 0] }),
      lathe(
        [
          [0, 0.18],
          [0.3, 0.16],
          [0.95, 0.08],
          [1, 0],
        ],
        castIron('#2a2b2e'),
      ),
    ),
    { focus: [0, 0.3], down: 10 },
  );
}
