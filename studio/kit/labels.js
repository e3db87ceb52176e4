// Printed matter: labels of packs, covers of books, faces of devices.
import { canvasTexture, fill } from './textures.js';

const bold = (size, family = 'Georgia, serif') => `700 ${size}px ${family}`;

/** Writes words centred at y, smaller if they do not fit. */
export function write(context, words, { x, y, size, color, most, font = bold, turn = 0 }) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = font(size);
  const { width } = context.measureText(words);
  if (width > most) context.scale(most / width, most / width);
  context.fillText(words, 0, 0);
  context.restore();
}

export const sans = (size) => `700 ${size}px Helvetica, Arial, sans-serif`;

/** A pack's label: maker, name, weight, and a mark. `around` repeats it on both halves of a round pack. */
export const label = ({ ground, ink = '#fff', band = null, title, maker = '', foot = '', mark = null, size = [640, 350], around = false }) =>
  canvasTexture(
    size[0] * (around ? 2 : 1),
    size[1],
    (context) => {
      fill(context, ground);
      const [w, h] = [size[0], size[1]];
      const room = around ? w * 0.8 : w;
      for (const left of around ? [0, w] : [0]) {
        const x = left + w / 2;
        if (band) {
          context.fillStyle = band;
          context.fillRect(left, h * 0.34, w, h * 0.3);
        }
        if (mark) drawMark(context, mark, x, h * 0.2, h * 0.11);
        if (maker)
          write(context, maker.toUpperCase(), {
            x,
            y: h * (mark ? 0.09 : 0.18),
            size: h * 0.065,
            color: ink,
            most: w * 0.7,
            font: sans,
          });
        const lines = splitTitle(title);
        for (const [i, line] of lines.entries()) {
          const y = h * (0.49 + (i - (lines.length - 1) / 2) * 0.15);
          write(context, line, { x, y, size: h * 0.16, color: ink, most: room * 0.74 });
        }
        if (foot) write(context, foot, { x, y: h * 0.83, size: h * 0.07, color: ink, most: room * 0.66, font: sans });
      }
    },
    { shift: around ? 0.25 : 0 },
  );

function splitTitle(title) {
  const words = title.split(' ');
  if (title.length < 10 || words.length < 2) return [title];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Small signs: a leaf, a drop, a sun, a star. */
function drawMark(context, mark, x, y, r) {
  const [kind, color] = mark;
  context.fillStyle = color;
  context.beginPath();
  if (kind === 'leaf') {
    context.moveTo(x - r, y + r * 0.6);
    context.quadraticCurveTo(x - r * 0.6, y - r, x + r, y - r * 0.8);
    context.quadraticCurveTo(x + r * 0.5, y + r * 0.9, x - r, y + r * 0.6);
  } else if (kind === 'drop') {
    context.moveTo(x, y - r);
    context.bezierCurveTo(x + r * 1.3, y + r * 0.4, x + r * 0.5, y + r, x, y + r);
    context.bezierCurveTo(x - r * 0.5, y + r, x - r * 1.3, y + r * 0.4, x, y - r);
  } else if (kind === 'star') {
    for (let i = 0; i < 10; i += 1) {
      const s = i % 2 ? r * 0.42 : r;
      context.lineTo(x + Math.sin((i * Math.PI) / 5) * s, y - Math.cos((i * Math.PI) / 5) * s);
    }
  } else if (kind === 'cross') {
    context.rect(x - r * 0.32, y - r, r * 0.64, r * 2);
    context.rect(x - r, y - r * 0.32, r * 2, r * 0.64);
  } else context.arc(x, y, r, 0, 7);
  context.fill();
}
