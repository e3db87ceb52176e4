// Sound, pictures, games, power.
import { sans, write } from '../kit/labels.js';
import { brushed, gloss, plastic, steel } from '../kit/materials.js';
import { box, cylinder, group, look, put, sheet, times } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { engine } from '../models/farm/machines.js';
import { boomBox, earbuds, headphones, loudspeaker, microphone, radio, soundbar, word } from '../models/tech/audio.js';
import { camcorder, camera, domeCamera, tripod } from '../models/tech/cameras.js';
import { display } from '../models/tech/computers.js';
import { console, gamepad, standing } from '../models/tech/gaming.js';
import { landscape } from '../models/tech/phones.js';
import { battery, extension, lantern, powerBox, torch } from '../models/tech/power.js';
import { blue, green } from './skies.js';

const solarPanel = () =>
  look(
    group(
      put(
        group(
          box(2.6, 4, 0.14, 0.03, brushed('#b9bcc0')),
          box(2.46, 3.86, 0.02, 0, gloss('#0d1730'), { at: [0, 0, 0.07] }),
          times(5, (i) => box(0.02, 3.86, 0.02, 0, steel('#8fa0b5'), { at: [-0.98 + i * 0.49, 0, 0.075] })),
          times(9, (i) => box(2.46, 0.02, 0.02, 0, steel('#8fa0b5'), { at: [0, -1.72 + i * 0.43, 0.075] })),
        ),
        { at: [0, 1.9, 0], turn: [-26, 0, 0] },
      ),
      [-1, 1].map((x) => box(0.1, 3.2, 0.1, 0.02, brushed('#9a9da2'), { at: [x * 1, 1.5, -1.1], turn: [14, 0, 0] })),
    ),
    { turn: 24, down: 12 },
  );
const joystick = () =>
  look(
    group(
      box(3.4, 0.8, 2.2, 0.12, plastic('#17181b', 0.4), { at: [0, 0.4, 0] }),
      box(3.2, 0.04, 2, 0.02, plastic('#24498c', 0.4), { at: [0, 0.82, 0] }),
      cylinder(0.09, 0.09, 1.1, steel(), { at: [-0.9, 1.3, 0] }),
      put(cylinder(0.36, 0.3, 0.5, gloss('#c0261d')), { at: [-0.9, 1.95, 0] }),
      cylinder(0.5, 0.5, 0.05, plastic('#0d0d0f'), { at: [-0.9, 0.85, 0] }),
      times(8, (i) =>
        cylinder(0.24, 0.27, 0.16, gloss(['#f2c63a', '#c0261d', '#2e9e4f', '#2f6fde'][i % 4]), {
          at: [0.1 + (i % 4) * 0.42, 0.9, (i < 4 ? -0.3 : 0.35) - (i % 4) * 0.06],
        }),
      ),
    ),
    { down: 28, turn: 14 },
  );
const gameCase = () =>
  look(
    group(
      put(
        group(
          box(2.2, 3, 0.26, 0.06, plastic('#1f4fb0', 0.25)),
          sheet(
            2.04,
            2.9,
            plastic(
              canvasTexture(420, 600, (context) => {
                context.fillStyle = '#0f7a4a';
                context.fillRect(0, 0, 420, 600);
                context.fillStyle = '#13915a';
                times(4, (i) => context.fillRect(i * 120, 90, 60, 510));
                context.fillStyle = '#f4f4f0';
                context.beginPath();
                context.arc(210, 380, 110, 0, 7);
                context.fill();
                context.fillStyle = '#17181b';
                times(5, (i) => {
                  context.beginPath();
                  context.arc(210 + Math.sin(i * 1.257) * 68, 380 - Math.cos(i * 1.257) * 68, 22, 0, 7);
                  context.fill();
                });
                context.fillStyle = '#1f4fb0';
                context.fillRect(0, 0, 420, 70);
                write(context, 'PS4 | PS5', { x: 210, y: 36, size: 44, color: '#fff', most: 380, font: sans });
                write(context, 'FC 25', { x: 210, y: 180, size: 110, color: '#fff', most: 380, font: sans });
              }),
              0.3,
            ),
            { at: [0, 0, 0.135] },
          ),
        ),
        { at: [-0.5, 1.52, 0], turn: [-8, -10, 0] },
      ),
      put(
        group(
          cylinder(1.0, 1.0, 0.04, steel('#cfd6e0', 0.12), { turn: [90, 0, 0] }),
          cylinder(0.34, 0.34, 0.05, plastic('#0f7a4a'), { turn: [90, 0, 0] }),
          cylinder(0.13, 0.13, 0.06, plastic('#eee'), { turn: [90, 0, 0] }),
        ),
        { at: [1.1, 1.0, 0.3], turn: [-12, -16, 0] },
      ),
    ),
    { down: 10, turn: 6 },
  );
export const electronics = {
  'samsung-43-inch-crystal-uhd': () => display({ picture: landscape(), stand: 'feet' }),
  'nasco-32-inch-digital-tv': () => display({ picture: landscape({ sky: ['#0d3a3a', '#3fa79a', '#e8f0c8'] }), w: 3.8, stand: 'feet' }),
  'tcl-55-inch-qled-google-tv': () =>
    display({
      picture: landscape({ sky: ['#3a0d1a', '#d9543a', '#f7d98a'], hills: ['#6a2a2a', '#4a1a22', '#2a0f16'] }),
      w: 5,
      stand: 'feet',
    }),
  'hisense-50-inch-smart-tv': () => display({ picture: landscape(blue), w: 4.8, stand: 'feet' }),
  'lg-65-inch-nanocell': () => display({ picture: landscape(green), w: 5.4 }),
  'syinix-24-inch-tv-12-v-and-ac': () =>
    display({
      picture: landscape({ sky: ['#2a1d0a', '#c98a2a', '#f7e3a8'], hills: ['#6a4a1a', '#4a3212', '#2a1c0a'] }),
      w: 3.4,
      stand: 'feet',
      chin: 0.16,
    }),
  'oraimo-freepods-4': () => earbuds('#2b2d31'),
  'sony-wh-ch520-headphones': () => headphones({ color: '#24498c', pad: '#1c2f55' }),
  'jbl-tune-510bt-headphones': () => headphones({ color: '#17181b' }),
  'jbl-charge-5-speaker': () => boomBox({ color: '#1d7a78', maker: 'JBL' }),
  'zealot-s51-bluetooth-speaker': () => boomBox({ color: '#e0644f', maker: 'ZEALOT', accent: '#2b2d31' }),
  'samsung-2-1-soundbar-b450': () => soundbar(),
  'kenwood-home-theatre-5-1': () =>
    look(
      group(
        [-1.9, 1.9].map((x) =>
          loudspeaker({
            w: 0.9,
            h: 3.4,
            d: 0.9,
            cones: [
              [0.42, 0.3],
              [0.42, 0.55],
              [0.2, 0.8],
            ],
            place: { at: [x, 0, 0] },
          }),
        ),
        loudspeaker({ w: 1.7, h: 1.6, d: 1.5, cones: [[0.42, 0.5]], place: { at: [0, 0, -0.2] } }),
        loudspeaker({ w: 1.6, h: 0.55, d: 0.6, cones: [], place: { at: [0, 1.6, 0] } }),
        [-0.85, 0.85].map((x) => loudspeaker({ w: 0.6, h: 0.8, d: 0.6, cones: [[0.4, 0.5]], place: { at: [x, 0, 1.2] } })),
        word('KENWOOD', '#1a1b1e', '#d8dadd', 0.9, 0.16, { at: [0, 1.87, 0.305] }),
      ),
      { turn: 10, down: 14 },
    ),
  'panasonic-portable-radio': () => radio(),
  'studio-microphone-for-podcast': () => microphone(),
  '15-inch-pa-speaker-with-two-mics': () =>
    look(
      group(
        loudspeaker({
          color: '#1c2740',
          w: 2.3,
          h: 3.8,
          d: 1.7,
          cones: [
            [0.48, 0.34],
            [0.26, 0.78],
          ],
          handle: true,
        }),
        [-1, 1].map((x) =>
          put(group(cylinder(0.14, 0.1, 1.3, plastic('#1d1e21', 0.4)), cylinder(0.24, 0.2, 0.36, steel('#b9bcc0', 0.4), { at: [0, 0.8, 0] })), {
            at: [x * 0.5 + 0.3, 0.24, 1.7],
            turn: [90, 0, x * 24],
          }),
        ),
      ),
      { turn: 16, down: 16 },
    ),
  'canon-eos-2000d-with-18-55-mm': () => camera({}),
  'sony-zv-1f-vlog-camera': () => camera({ wide: 2.6, lens: 0.65, maker: 'SONY', compact: true }),
  'wi-fi-security-camera-twin-pack': () => look(group(domeCamera({ at: [-1.1, 0, 0] }), domeCamera({ at: [1.1, 0, -0.6], turn: [0, -24, 0] })), { down: 10 }),
  'sony-handycam-hdr': () => camcorder(),
  'tripod-170-cm-with-phone-clip': () => tripod(),
  'playstation-5-slim-disc': () => console({ kind: 'ps5' }),
  'playstation-4-slim-500-gb': () => console({ kind: 'ps4', pad: '#1d1e22' }),
  'ps5-dualsense-controller': () => standing(gamepad({})),
  'wireless-pad-for-phone-and-pc': () => standing(gamepad({ color: '#24262b', dark: '#3c4048' })),
  'ea-sports-fc-25-for-ps4-and-ps5': () => gameCase(),
  'xbox-series-s-512-gb': () => console({ kind: 'series' }),
  'arcade-joystick-for-pc': () => joystick(),
  '300-w-solar-panel-mono': () => solarPanel(),
  '1-5-kva-inverter-with-220-ah-battery': () =>
    look(
      group(
        powerBox({ color: '#22335c', maker: 'LUMINOUS', lines: ['230 V', '50 Hz'], handle: false }),
        battery({
          color: '#24498c',
          maker: 'LUMINOUS',
          foot: '220 Ah',
          place: { at: [2.8, 0, 0.3], turn: [0, -12, 0] },
        }),
      ),
      { down: 16, turn: 8 },
    ),
  'tiger-2-5-kva-petrol-generator': () => engine({ color: '#e0644f', maker: 'TIGER' }),
  'solar-lantern-with-phone-charging': () => lantern(),
  '6-way-extension-with-surge-guard': () => extension(),
  'binatone-1000-va-stabiliser': () => powerBox({ color: '#c3c6ca', maker: 'BINATONE', lines: ['220 V'], w: 2.2, h: 1.6 }),
  '100-ah-deep-cycle-gel-battery': () => battery({ maker: 'RITAR', foot: 'GEL 100 Ah 12 V' }),
  'rechargeable-torch-2-km-beam': () => torch(),
};
