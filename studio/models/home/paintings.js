// Paintings and prints.
import { fabric, wood } from '../../kit/materials.js';
import { adinkraSign, tieDye } from '../../kit/patterns.js';
import { box, group, look, put, sheet, times } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';
import { landscape } from '../tech/phones.js';

/** A canvas on an easel or in a frame; `paint` draws it. */
export const painting = (paint, { w = 3, h = 2, frame = null, easel = true } = {}) =>
  look(
    group(
      put(
        group(
          box(w, h, 0.14, 0.02, fabric('#efe8d8', 30)),
          sheet(w, h, fabric(canvasTexture(Math.round(w * 220), Math.round(h * 220), paint), 40), {
            at: [0, 0, 0.075],
          }),
          frame &&
            [
              [0, h / 2, w + 0.3, 0.2],
              [0, -h / 2, w + 0.3, 0.2],
              [w / 2, 0, 0.2, h + 0.3],
              [-w / 2, 0, 0.2, h + 0.3],
            ].map(([x, y, fw, fh]) => box(fw, fh, 0.26, 0.04, frame, { at: [x, y, 0.06] })),
        ),
        { at: [0, h / 2 + (easel ? 0.9 : 0.15), 0], turn: [-9, 0, 0] },
      ),
      easel &&
        [
          [-1, 0.1, 6],
          [1, 0.1, -6],
          [0, -1.2, 0],
        ].map(([x, z, lean], i) =>
          box(0.14, h + 2, 0.1, 0.02, wood('oak'), {
            at: [x * 0.7, (h + 1.6) / 2, z - 0.35],
            turn: [i === 2 ? 14 : -9, 0, lean],
          }),
        ),
      easel && box(w * 0.7, 0.12, 0.36, 0.03, wood('oak'), { at: [0, 0.84, 0.12] }),
    ),
    { turn: 10, down: 8 },
  );
const dabs = (context, colors, { count, from, to, size, seed = 1 }) =>
  times(count, (i) => {
    const { width, height } = context.canvas;
    context.fillStyle = colors[(i * 7 + seed) % colors.length];
    context.globalAlpha = 0.8;
    context.beginPath();
    context.ellipse(
      (((i * 97 + seed * 31) % 1000) / 1000) * width,
      (from + (((i * 61 + seed * 17) % 1000) / 1000) * (to - from)) * height,
      size * (0.6 + (i % 5) * 0.2),
      size * 0.35,
      (i % 7) - 3,
      0,
      7,
    );
    context.fill();
  });
export const harbour = (context, w, h) => {
  context.fillStyle = '#8fc0d6';
  context.fillRect(0, 0, w, h);
  dabs(context, ['#a9d3e2', '#c9e3ea', '#f4dcb0', '#7fb4cf'], { count: 160, from: 0, to: 0.45, size: 40 });
  context.globalAlpha = 1;
  times(6, (i) => {
    context.fillStyle = ['#d9603a', '#f2c14e', '#f4efe2', '#c98a5a', '#7a4a3a', '#e8a06a'][i];
    context.fillRect((i * w) / 6, h * (0.3 + (i % 3) * 0.05), w / 6 + 2, h * 0.25);
  });
  dabs(context, ['#1f5f8a', '#2f7fa8', '#174a6e', '#7fb8cf'], { count: 220, from: 0.52, to: 1, size: 34, seed: 5 });
  context.globalAlpha = 1;
  for (const [x, y, color] of [
    [0.2, 0.72, '#c0261d'],
    [0.5, 0.82, '#f2b13c'],
    [0.78, 0.68, '#2e7d46'],
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(w * (x - 0.14), h * (y - 0.05));
    context.quadraticCurveTo(w * x, h * (y + 0.09), w * (x + 0.14), h * (y - 0.05));
    context.fill();
    context.fillRect(w * x - 3, h * (y - 0.24), 6, h * 0.2);
  }
};
export const market = (context, w, h) => {
  context.fillStyle = '#e8a05a';
  context.fillRect(0, 0, w, h);
  dabs(context, ['#f2c14e', '#e0703a', '#d9543a', '#f7e0a8'], { count: 120, from: 0, to: 0.4, size: 44 });
  dabs(context, ['#c0261d', '#2e7d46', '#1f6fc0', '#f2c14e', '#7b2f8a', '#f4efe2'], {
    count: 260,
    from: 0.4,
    to: 1,
    size: 26,
    seed: 3,
  });
  context.globalAlpha = 1;
  times(9, (i) => {
    const x = w * (0.08 + i * 0.105);
    const y = h * (0.5 + (i % 3) * 0.12);
    context.fillStyle = ['#1f6fc0', '#c0261d', '#f2c14e', '#2e7d46'][i % 4];
    context.beginPath();
    context.moveTo(x, y - 30);
    context.lineTo(x + 34, y + 110);
    context.lineTo(x - 34, y + 110);
    context.fill();
    context.fillStyle = '#4a2a18';
    context.beginPath();
    context.arc(x, y - 44, 18, 0, 7);
    context.fill();
    context.fillStyle = '#f4efe2';
    context.beginPath();
    context.ellipse(x, y - 66, 34, 12, 0, 0, 7);
    context.fill();
  });
};
export const symbols = (context, w, h) => {
  context.fillStyle = '#f2d48a';
  context.fillRect(0, 0, w, h);
  context.strokeStyle = '#3a1d0c';
  context.lineWidth = 14;
  times(9, (i) => adinkraSign(context, w * (0.2 + (i % 3) * 0.3), h * (0.2 + Math.floor(i / 3) * 0.3), i + Math.floor(i / 3), w * 0.1));
};
export const lake = (context, w, h) =>
  context.drawImage(landscape({ sky: ['#7fb0cf', '#cfe3e6', '#f4e3c0'], hills: ['#5f8a6a', '#3f6b4f', '#2f6f8a'] }).image, 0, 0, w, h);
export const batik = (context, w, h) => context.drawImage(tieDye('#7a1f3c').image, 0, 0, w, h);
