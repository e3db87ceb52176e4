// Surfaces drawn on a canvas, so that there are no picture files to keep.
import * as THREE from 'three';
import { createRandom, times } from './shapes.js';

export function canvasTexture(width, height, draw, { repeat, shift = 0, isHeight = false } = {}) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  draw(canvas.getContext('2d'), width, height);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = isHeight ? THREE.NoColorSpace : THREE.SRGBColorSpace;
  texture.anisotropy = isHeight ? 1 : 2;
  texture.offset.x = shift;
  if (repeat || shift) {
    texture.wrapS = THREE.RepeatWrapping;
    texture.wrapT = THREE.RepeatWrapping;
    texture.repeat.set(...(repeat ?? [1, 1]));
  }
  return texture;
}

export function fill(context, color) {
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

export function speckle(context, { count, colors, size = [2, 6], alpha = 0.35, seed = 3 }) {
  const random = createRandom(seed);
  const { width, height } = context.canvas;
  for (let i = 0; i < count; i += 1) {
    context.globalAlpha = alpha * random();
    context.fillStyle = colors[Math.floor(random() * colors.length)];
    context.beginPath();
    const r = size[0] + random() * (size[1] - size[0]);
    context.ellipse(random() * width, random() * height, r, r * (0.6 + random() * 0.6), random() * 3, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Grey speckles: leather, clay, skin. */
export const grain = (repeat) =>
  canvasTexture(
    256,
    256,
    (context) => {
      fill(context, '#808080');
      speckle(context, { count: 2600, colors: ['#000', '#fff', '#444', '#bbb'], size: [1, 4], alpha: 0.5 });
    },
    { repeat: [repeat, repeat], isHeight: true },
  );

export const roughCloth = (repeat) =>
  canvasTexture(
    64,
    64,
    (context) => {
      fill(context, '#707070');
      times(8, (i) => {
        context.fillStyle = 'rgba(255,255,255,.5)';
        context.fillRect(i * 8, 0, 3, 64);
        context.fillStyle = 'rgba(0,0,0,.35)';
        context.fillRect(0, i * 8, 64, 3);
      });
    },
    { repeat: [repeat, repeat], isHeight: true },
  );

export const rings = () =>
  canvasTexture(
    16,
    256,
    (context) =>
      times(64, (i) => {
        context.fillStyle = i % 2 ? '#999' : '#666';
        context.fillRect(0, i * 4, 16, 4);
      }),
    { isHeight: true },
  );

const woods = {
  oak: ['#b98a58', '#8f6238', '#d0a473'],
  odum: ['#8a5a30', '#5e3a1c', '#a87343'],
  walnut: ['#5f3f28', '#3f2716', '#7a5538'],
  ebony: ['#2a211c', '#15100d', '#43362d'],
  pale: ['#dcb98a', '#c09866', '#ecd2aa'],
  bamboo: ['#d8b673', '#b8924f', '#ead09a'],
  red: ['#7d2f1c', '#551b0e', '#99472f'],
  maple: ['#c8813f', '#9c5a24', '#dfa465'],
  bump: ['#808080', '#303030', '#d0d0d0'],
};

export const woodGrain = (tone, repeat = [1, 1]) =>
  canvasTexture(
    512,
    512,
    (context) => {
      const [base, dark, light] = woods[tone];
      fill(context, base);
      const random = createRandom(11);
      times(260, () => {
        const y = random() * 512;
        context.strokeStyle = random() > 0.5 ? dark : light;
        context.globalAlpha = 0.05 + random() * 0.3;
        context.lineWidth = 0.6 + random() * 3;
        context.beginPath();
        context.moveTo(-10, y);
        const sway = (random() - 0.5) * 40;
        context.bezierCurveTo(150, y + sway, 350, y - sway, 530, y + (random() - 0.5) * 12);
        context.stroke();
      });
      context.globalAlpha = 1;
    },
    { repeat, isHeight: tone === 'bump' },
  );

/** Basket weave. Colours run in bands from the foot up; each is a colour or a list of colours along the round. */
export function weave(colors, repeat) {
  const [columns, rows] = [8, colors.length * 4];
  const draw = (colorAt, light, dark) => (context, width, height) => {
    const [w, h] = [width / columns, height / rows];
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const shift = row % 2 ? w / 2 : 0;
        for (const x of [column * w + shift, column * w + shift - width]) {
          const gradient = context.createLinearGradient(x, 0, x + w, 0);
          const base = colorAt(row, column);
          gradient.addColorStop(0, dark(base));
          gradient.addColorStop(0.5, light(base));
          gradient.addColorStop(1, dark(base));
          context.fillStyle = gradient;
          context.fillRect(x, height - (row + 1) * h, w, h - 1);
        }
      }
    }
  };
  const colorAt = (row, column) => {
    const color = colors[Math.floor(row / 4)];
    return Array.isArray(color) ? color[Math.floor(column / 2) % color.length] : color;
  };
  const tone = (amount) => (color) => `#${new THREE.Color(color).multiplyScalar(amount).getHexString()}`;
  return {
    map: canvasTexture(512, rows * 16, draw(colorAt, tone(1), tone(0.45)), { repeat: [repeat[0], repeat[1]] }),
    bump: canvasTexture(
      512,
      rows * 16,
      draw(
        () => '',
        () => '#fff',
        () => '#111',
      ),
      { repeat, isHeight: true },
    ),
  };
}
