// Phones and tablets, and what screens show.
import { sans, write } from '../../kit/labels.js';
import { brushed, glass, gloss, plastic, rubber, screen } from '../../kit/materials.js';
import { ball, box, circle, cylinder, group, look, put, ring, roundedRect, sheet, slab, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

const gradient = (context, w, h, colors) => {
  const made = context.createLinearGradient(0, 0, w * 0.6, h);
  for (const [i, color] of colors.entries()) made.addColorStop(i / (colors.length - 1), color);
  context.fillStyle = made;
  context.fillRect(0, 0, w, h);
};

/** What screens show: hills and sun, in the given colours. */
export const landscape = ({ sky = ['#16324f', '#e8955a', '#f6cf8e'], hills = ['#3c5a4a', '#26443a', '#142a26'], sun = '#fff1c9', w = 960, h = 540 } = {}) =>
  canvasTexture(w, h, (context) => {
    gradient(context, w, h * 0.9, sky);
    context.fillStyle = sun;
    context.beginPath();
    context.arc(w * 0.68, h * 0.42, h * 0.09, 0, 7);
    context.fill();
    for (const [i, color] of hills.entries()) {
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(0, h);
      times(25, (k) => context.lineTo((k / 24) * w, h * (0.6 + i * 0.12) + Math.sin(k * 0.7 + i * 2) * h * 0.06 + Math.sin(k * 1.9 + i) * h * 0.02));
      context.lineTo(w, h);
      context.fill();
    }
  });

const lockScreen = (colors, { clock = '9:41', icons = true, w = 540, h = 1120 } = {}) =>
  canvasTexture(w, h, (context) => {
    const unit = Math.min(w, h * 0.62);
    gradient(context, w, h, colors);
    for (const [i, alpha] of [0.28, 0.2, 0.14].entries()) {
      context.fillStyle = `rgba(255,255,255,${alpha})`;
      context.beginPath();
      context.arc(w * (0.2 + i * 0.4), h * (0.62 + i * 0.12), w * (0.55 - i * 0.12), 0, 7);
      context.fill();
    }
    write(context, clock, { x: w / 2, y: h * 0.17, size: unit * 0.21, color: '#fff', most: w * 0.8, font: sans });
    write(context, 'Thursday 26 November', {
      x: w / 2,
      y: h * 0.25,
      size: unit * 0.055,
      color: '#fff',
      most: w * 0.8,
      font: sans,
    });
    if (icons)
      times(8, (i) => {
        context.fillStyle = tones[i];
        context.beginPath();
        context.roundRect(w * (0.09 + (i % 4) * 0.22), h * (0.8 + Math.floor(i / 4) * 0.09), unit * 0.15, unit * 0.15, unit * 0.035);
        context.fill();
      });
  });

const statusBar = (context, w, color) => {
  write(context, '9:41', { x: w * 0.16, y: 44, size: 34, color, most: 120, font: sans });
  context.fillStyle = color;
  times(4, (i) => context.fillRect(w * 0.78 + i * 11, 52 - i * 6, 7, 6 + i * 6));
  context.fillRect(w * 0.89, 32, 38, 20);
};

const rounded = (context, x, y, w, h, r, color) => {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, w, h, r);
  context.fill();
};

const tones = ['#25a35a', '#2f6fde', '#f2b13c', '#d9483b', '#7b4fd0', '#0f8a78', '#f4f4f2', '#e0478a'];

/** Hills, a weather card and rows of apps. */
const appScreen = (colors, { w = 540, h = 1120 } = {}) =>
  canvasTexture(w, h, (context) => {
    gradient(context, w, h, colors);
    for (const i of [0, 1, 2]) {
      context.fillStyle = `rgba(10, 20, 30, ${0.16 + i * 0.12})`;
      context.beginPath();
      context.moveTo(0, h);
      times(13, (k) => context.lineTo((k / 12) * w, h * (0.5 + i * 0.1) + Math.sin(k * 0.9 + i * 2) * h * 0.035));
      context.lineTo(w, h);
      context.fill();
    }
    statusBar(context, w, '#fff');
    rounded(context, w * 0.08, h * 0.08, w * 0.84, h * 0.17, 40, 'rgba(255,255,255,.88)');
    write(context, '29°', { x: w * 0.27, y: h * 0.15, size: 92, color: '#22333f', most: 190, font: sans });
    write(context, 'Accra', { x: w * 0.27, y: h * 0.215, size: 34, color: '#5a6a74', most: 190, font: sans });
    context.fillStyle = '#f2b13c';
    context.beginPath();
    context.arc(w * 0.72, h * 0.163, 54, 0, 7);
    context.fill();
    times(20, (i) => rounded(context, w * (0.09 + (i % 4) * 0.22), h * (0.31 + Math.floor(i / 4) * 0.105), 84, 84, 22, tones[(i * 5 + Math.floor(i / 4)) % 8]));
    rounded(context, w * 0.05, h * 0.87, w * 0.9, h * 0.1, 44, 'rgba(255,255,255,.35)');
    times(4, (i) => rounded(context, w * (0.09 + i * 0.22), h * 0.882, 84, 84, 22, tones[i]));
  });

/** A chat about goods. */
const chatScreen = (colors, { w = 540, h = 1120 } = {}) =>
  canvasTexture(w, h, (context) => {
    context.fillStyle = '#f4efe7';
    context.fillRect(0, 0, w, h);
    context.fillStyle = colors[1];
    context.fillRect(0, 0, w, h * 0.135);
    statusBar(context, w, '#fff');
    rounded(context, 34, 78, 60, 60, 30, colors[2] ?? '#fff');
    write(context, 'Ama', { x: 170, y: 108, size: 40, color: '#fff', most: 160, font: sans });
    const lines = [
      ['Is it still there?', 0],
      ['Yes, three left', 1],
      ['Last price?', 0],
      ['I keep one for you', 1],
      ['Medaase!', 0],
    ];
    rounded(context, 40, h * 0.165, w * 0.58, h * 0.22, 30, '#ffffff');
    rounded(context, 56, h * 0.18, w * 0.52, h * 0.15, 20, colors[2] ?? colors[1]);
    rounded(context, 150, h * 0.2, 90, 130, 20, colors[0]);
    write(context, 'GH₵ 350', { x: 196, y: h * 0.357, size: 34, color: '#22333f', most: 240, font: sans });
    for (const [i, [text, mine]] of lines.entries()) {
      const wide = 60 + text.length * 19;
      const y = h * (0.415 + i * 0.085);
      rounded(context, mine ? 40 : w - 40 - wide, y, wide, 74, 30, mine ? '#ffffff' : colors[1]);
      write(context, text, {
        x: (mine ? 40 : w - 40 - wide) + wide / 2,
        y: y + 38,
        size: 32,
        color: mine ? '#22333f' : '#ffffff',
        most: wide - 30,
        font: sans,
      });
    }
    rounded(context, 30, h * 0.905, w - 60, 80, 40, '#ffffff');
    rounded(context, w - 112, h * 0.905, 80, 80, 40, colors[1]);
  });

const screens = { lock: lockScreen, apps: appScreen, chat: chatScreen };

/** A phone: front and back, leaning on each other. */
export function phone({ body, wall = ['#0c1a33', '#33557d'], show = 'lock', notch = 'notch', cameras = 2, maker = '' }) {
  const [w, h, d] = [1.5, 3.05, 0.16];
  const shell = () => slab(roundedRect(w, h, 0.24), d - 0.06, brushed(body), {}, { bevel: 0.03 });
  const front = group(
    shell(),
    slab(roundedRect(w - 0.05, h - 0.05, 0.22), 0.01, gloss('#050506'), { at: [0, 0, d / 2] }, { bevel: 0 }),
    slab(roundedRect(w - 0.14, h - 0.14, 0.18), 0.005, screen(screens[show](wall)), { at: [0, 0, d / 2 + 0.008] }, { bevel: 0 }),
    notch === 'notch' && slab(roundedRect(0.5, 0.13, 0.06), 0.004, gloss('#050506'), { at: [0, h / 2 - 0.12, d / 2 + 0.013] }, { bevel: 0 }),
    notch === 'dot' && put(slab(circle(0.05), 0.004, gloss('#050506'), {}, { bevel: 0 }), { at: [0, h / 2 - 0.17, d / 2 + 0.013] }),
    box(0.02, 0.3, 0.06, 0.01, brushed(body), { at: [w / 2 + 0.01, 0.5, 0] }),
  );
  const lens = (x, y) => [
    ring(0.15, 0.025, brushed(body), { at: [x, y, -0.11] }),
    cylinder(0.14, 0.14, 0.06, gloss('#0b0d12'), { at: [x, y, -0.09], turn: [90, 0, 0] }),
    ball(0.05, gloss('#1c2a4d'), { at: [x, y, -0.1] }),
  ];
  const word =
    maker &&
    sheet(
      0.9,
      0.22,
      plastic(
        canvasTexture(256, 64, (context) => {
          context.fillStyle = body;
          context.fillRect(0, 0, 256, 64);
          write(context, maker, { x: 128, y: 32, size: 40, color: '#ffffff', most: 230, font: sans });
        }),
        0.2,
      ),
      { at: [0, -0.2, -0.089], turn: [0, 180, 0] },
    );
  const back = group(
    shell(),
    slab(roundedRect(w - 0.05, h - 0.05, 0.22), 0.01, gloss(body), { at: [0, 0, -d / 2] }, { bevel: 0 }),
    slab(roundedRect(0.64, 0.64 + (cameras > 2 ? 0.1 : 0), 0.14), 0.03, gloss(body), { at: [w / 2 - 0.42, h / 2 - 0.45, -0.09] }, { bevel: 0.015 }),
    [[0.32, 0.24], [0.54, 0.64], ...(cameras > 2 ? [[0.54, 0.22]] : [])].map(([x, y]) => lens(w / 2 - x + 0.06, h / 2 - y)),
    word,
  );
  put(front, { at: [0.46, h / 2 + 0.02, 0.3], turn: [-9, -10, 0] });
  put(back, { at: [-0.62, h / 2 + 0.02, -0.35], turn: [10, 196, 0] });
  return look(group(front, back), { focus: [-0.1, 0.3], down: 12 });
}

/** Tablets and e-readers on a stand-up. */
export function tablet({ body, wall, show = 'lock', bumper = null }) {
  const [w, h] = [3.6, 2.5];
  const slate = group(
    slab(roundedRect(w, h, 0.2), 0.1, brushed(body), {}, { bevel: 0.03 }),
    slab(roundedRect(w - 0.05, h - 0.05, 0.17), 0.01, gloss('#060607'), { at: [0, 0, 0.08] }, { bevel: 0 }),
    sheet(w - 0.42, h - 0.42, screen(show === 'land' ? landscape({ sky: wall }) : lockScreen(wall, { w: 1080, h: 760 })), { at: [0, 0, 0.09] }),
    cylinder(0.03, 0.03, 0.01, gloss('#1c2a4d'), { at: [w / 2 - 0.1, 0, 0.09], turn: [90, 0, 0] }),
    bumper && [
      slab(roundedRect(w + 0.4, h + 0.4, 0.4), 0.16, rubber(bumper), { at: [0, 0, -0.1] }, { bevel: 0.08, holes: [] }),
      tube(
        [
          [-1.1, h / 2 + 0.1, -0.1],
          [-0.9, h / 2 + 0.7, -0.1],
          [0.9, h / 2 + 0.7, -0.1],
          [1.1, h / 2 + 0.1, -0.1],
        ],
        0.14,
        rubber(bumper),
      ),
    ],
  );
  put(slate, { at: [0, h / 2 + 0.1, 0], turn: [-16, 0, 0] });
  const foot = box(2, 1.6, 0.05, 0.02, plastic('#2b2d30'), { at: [0, 0.75, -0.62], turn: [28, 0, 0] });
  return look(group(slate, !bumper && foot), { turn: -4, focus: [0.2, 0.1], down: 10 });
}

/** A keypad phone. */
export function keypadPhone({ body, keys = '#e9e9ea', big = false }) {
  const display = canvasTexture(256, 256, (context) => {
    gradient(context, 256, 256, ['#14406e', '#2f9bd0']);
    write(context, '12:08', { x: 128, y: 110, size: 74, color: '#fff', most: 220, font: sans });
    write(context, 'MTN  •  26 Nov', { x: 128, y: 170, size: 26, color: '#fff', most: 220, font: sans });
  });
  const pad = canvasTexture(300, 320, (context) => {
    context.fillStyle = keys;
    context.fillRect(0, 0, 300, 320);
    const letters = ['1', '2abc', '3def', '4ghi', '5jkl', '6mno', '7pqrs', '8tuv', '9wxyz', '*', '0 +', '#'];
    for (const [i, text] of letters.entries()) {
      const [x, y] = [50 + (i % 3) * 100, 40 + Math.floor(i / 3) * 80];
      context.strokeStyle = 'rgba(0,0,0,.35)';
      context.lineWidth = 3;
      context.beginPath();
      context.roundRect(x - 44, y - 33, 88, 66, 14);
      context.stroke();
      write(context, big ? text[0] : text, { x, y, size: big ? 60 : 30, color: '#16181c', most: 76, font: sans });
    }
  });
  const navigation = [
    slab(roundedRect(0.5, 0.36, 0.12), 0.06, plastic(keys), { at: [0, -0.12, 0.2] }),
    ...[-1, 1].map((side) =>
      slab(roundedRect(0.34, 0.16, 0.06), 0.05, plastic(side < 0 ? '#2e9e4f' : '#cf3a2f'), {
        at: [side * 0.5, -0.2, 0.2],
      }),
    ),
  ];
  const handset = group(
    slab(roundedRect(1.5, 3.5, 0.3), 0.3, plastic(body, 0.35), {}, { bevel: 0.06 }),
    slab(roundedRect(1.28, 1.3, 0.1), 0.02, gloss('#0a0b0d'), { at: [0, 0.85, 0.21] }, { bevel: 0.005 }),
    sheet(1.08, 1.05, screen(display), { at: [0, 0.82, 0.232] }),
    navigation,
    sheet(1.26, 1.2, plastic(pad, 0.5), { at: [0, -1.02, 0.222] }),
    box(0.36, 0.04, 0.02, 0.01, plastic('#111'), { at: [0, 1.6, 0.215] }),
  );
  return look(group(put(handset, { at: [0, 1.85, 0], turn: [-10, 0, 0] }), box(1.1, 1, 0.08, 0.02, glass(), { at: [0, 0.5, -0.5], turn: [24, 0, 0] })), {
    turn: -26,
    focus: [0, -0.15],
  });
}
