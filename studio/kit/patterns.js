// Patterns of Ghanaian cloth, and other prints. Each returns a texture.
import * as THREE from 'three';
import { times } from './shapes.js';
import { canvasTexture, fill, speckle } from './textures.js';

export const shade = (color, amount) => `#${new THREE.Color(color).lerp(new THREE.Color(amount > 0 ? '#fff' : '#000'), Math.abs(amount)).getHexString()}`;

/** Kente is woven in narrow strips: stripes along them, and blocks of weft, set off from strip to strip. */
export const kente = (color, { strips = 8, repeat = [1, 1] } = {}) =>
  canvasTexture(
    1024,
    1024,
    (context, width, height) => {
      const thread = ['#e8b52c', '#176b3a', '#a81f2a', '#151515', color, '#f4e3b0'];
      const w = width / strips;
      const block = w * 1.05;
      times(strips, (strip) => {
        const x = strip * w;
        context.fillStyle = color;
        context.fillRect(x, 0, w, height);
        times(5, (i) => {
          context.fillStyle = thread[(i + 1) % 6];
          context.fillRect(x + w * (0.08 + i * 0.19), 0, w * 0.07, height);
        });
        times(Math.ceil(height / block), (row) => (row + strip) % 2 === 0 && kenteBlock(context, x, row * block, w, block, thread, strip + row));
        context.fillStyle = 'rgba(0,0,0,.5)';
        context.fillRect(x, 0, w * 0.03, height);
      });
    },
    { repeat },
  );

function kenteBlock(context, x, y, w, h, thread, turn) {
  const bars = [0, 3, 2, 1, turn, 1, 2, 3, 0];
  const bar = h / bars.length;
  for (const [i, which] of bars.entries()) {
    context.fillStyle = thread[which % 6];
    context.fillRect(x, y + i * bar, w, bar + 1);
  }
  times(8, (i) => {
    context.fillStyle = i % 2 ? thread[0] : thread[3];
    context.fillRect(x + (i * w) / 8, y + bar * 3.6, w / 8, bar * 0.9);
    context.fillStyle = i % 2 ? thread[3] : thread[5];
    context.fillRect(x + (i * w) / 8, y + bar * 4.5, w / 8, bar * 0.9);
  });
}

/** Wax print: rings and petals in three dyes, with the fine cracks of the wax. */
export const wax = (color, { repeat = [1, 1], second = '#f2c14e' } = {}) =>
  canvasTexture(
    512,
    512,
    (context) => {
      const ground = shade(color, -0.55);
      fill(context, ground);
      const draw = (x, y) => {
        const dot = (dx, dy, r, tone) => {
          context.fillStyle = tone;
          context.beginPath();
          context.arc(x + dx, y + dy, r, 0, 7);
          context.fill();
        };
        times(10, (i) => {
          context.save();
          context.translate(x, y);
          context.rotate((i * Math.PI) / 5);
          context.fillStyle = i % 2 ? color : second;
          context.beginPath();
          context.ellipse(0, -40, 9, 17, 0, 0, 7);
          context.fill();
          context.restore();
          dot(Math.sin(i * 0.628 + 0.314) * 60, Math.cos(i * 0.628 + 0.314) * 60, 4.5, '#fbeecb');
        });
        for (const [r, tone] of [
          [23, '#fbeecb'],
          [18, color],
          [10, ground],
          [4, second],
        ])
          dot(0, 0, r, tone);
      };
      times(3, (row) => times(3, (column) => draw(column * 256 - 0 + (row % 2 ? 128 : 0), row * 256)));
      times(3, (row) => times(3, (column) => draw(column * 256 + 128 - (row % 2 ? 128 : 0), row * 256 + 128)));
      context.strokeStyle = 'rgba(251,238,203,.4)';
      context.lineWidth = 1.3;
      times(40, (i) => {
        context.beginPath();
        context.moveTo((i * 97) % 512, (i * 151) % 512);
        context.lineTo(((i * 97) % 512) + 20, ((i * 151) % 512) + 32);
        context.stroke();
      });
    },
    { repeat },
  );

/** Stamped adinkra signs in a grid of combed lines. */
export const adinkra = (color, { repeat = [1, 1], ink = '#1b0d08' } = {}) =>
  canvasTexture(
    768,
    768,
    (context, size) => {
      fill(context, color);
      context.strokeStyle = ink;
      context.lineWidth = 3;
      times(6, (i) =>
        times(3, (k) => {
          context.globalAlpha = 0.6;
          context.strokeRect(i * 128 + 4 + k * 5, -5, 0, size + 10);
        }),
      );
      context.globalAlpha = 1;
      context.lineWidth = 9;
      times(36, (i) => {
        const [x, y] = [(i % 6) * 128 + 70, Math.floor(i / 6) * 128 + 64];
        adinkraSign(context, x, y, i + Math.floor(i / 6));
      });
    },
    { repeat },
  );

export function adinkraSign(context, x, y, kind, r = 32) {
  context.save();
  context.translate(x, y);
  context.scale(r / 32, r / 32);
  context.beginPath();
  if (kind % 3 === 0) {
    // Gye Nyame, simplified: a spine with curls.
    context.arc(0, -12, 12, 2.6, 6.9);
    context.moveTo(0, -24);
    context.lineTo(0, 24);
    context.arc(-2, 14, 12, -0.6, 3.4);
    context.moveTo(-26, 0);
    context.lineTo(26, 0);
  } else if (kind % 3 === 1) {
    // Sankofa.
    context.moveTo(0, 28);
    context.bezierCurveTo(-46, -6, -22, -38, 0, -12);
    context.bezierCurveTo(22, -38, 46, -6, 0, 28);
    context.moveTo(-14, -4);
    context.arc(-8, -4, 7, 3, 7);
    context.moveTo(16, -4);
    context.arc(9, -4, 7, 0, 4);
  } else {
    for (const [dx, dy] of [
      [-12, -12],
      [12, -12],
      [-12, 12],
      [12, 12],
    ]) {
      context.moveTo(dx + 11, dy);
      context.arc(dx, dy, 11, 0, 7);
    }
  }
  context.stroke();
  context.restore();
}

export const stripes = (colors, { repeat = [1, 1], vertical = true } = {}) =>
  canvasTexture(
    512,
    512,
    (context) => {
      const total = colors.reduce((sum, [, width]) => sum + width, 0);
      let at = 0;
      for (const [color, width] of colors) {
        context.fillStyle = color;
        const [from, size] = [(at / total) * 512, (width / total) * 512 + 1];
        context.fillRect(vertical ? from : 0, vertical ? 0 : from, vertical ? size : 512, vertical ? 512 : size);
        at += width;
      }
    },
    { repeat },
  );

/** Fugu: narrow handwoven strips in white and a dye. */
export const fugu = (color, repeat = [1, 1]) => {
  const dark = shade(color, -0.35);
  const strip = [
    ['#f0ece0', 5],
    [dark, 1],
    ['#f0ece0', 2],
    [color, 5],
    [dark, 2],
    [color, 2],
    ['#f0ece0', 1],
    [dark, 1],
  ];
  return stripes([...strip, ...strip, ...strip], { repeat });
};

/** Soft blots, as of tie and dye. */
export const tieDye = (color, repeat = [1, 1]) =>
  canvasTexture(
    512,
    512,
    (context) => {
      fill(context, color);
      for (const [x, y] of [
        [130, 130],
        [380, 380],
        [400, 110],
        [110, 400],
        [256, 256],
      ]) {
        times(7, (i) => {
          context.strokeStyle = i % 2 ? shade(color, 0.65) : shade(color, -0.25);
          context.globalAlpha = 0.75;
          context.lineWidth = 7;
          context.beginPath();
          times(41, (k) => {
            const r = 16 + i * 17 + Math.sin(k * 1.9) * 6;
            context.lineTo(x + Math.cos(k * 0.157) * r, y + Math.sin(k * 0.157) * r);
          });
          context.stroke();
        });
      }
      context.globalAlpha = 1;
    },
    { repeat },
  );

export const speckled = (color, colors, { count = 900, size = [2, 8], alpha = 0.6, repeat = [1, 1] } = {}) =>
  canvasTexture(
    512,
    512,
    (context) => {
      fill(context, color);
      speckle(context, { count, colors, size, alpha });
    },
    { repeat },
  );

export const denim = (color) => speckled(color, [shade(color, 0.35), shade(color, -0.3)], { count: 6000, size: [0.5, 2], alpha: 0.5 });
