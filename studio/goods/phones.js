// Phones, tablets, smart watches and what belongs to them.
import { label } from '../kit/labels.js';
import { glass, plastic, rubber } from '../kit/materials.js';
import { box, cylinder, group, look, put, roundedRect, slab, times } from '../kit/shapes.js';
import { carton } from '../models/home/packs.js';
import { ringLight } from '../models/tech/cameras.js';
import { pocket } from '../models/tech/network.js';
import { keypadPhone, phone, tablet } from '../models/tech/phones.js';
import { cable, charger } from '../models/tech/power.js';
import { smartWatch } from '../models/wear/watches.js';

const phoneCase = () =>
  look(
    group(
      put(
        group(
          slab(roundedRect(1.62, 3.15, 0.3), 0.26, glass('#dff0f7', 0.4), {}, { bevel: 0.05, holes: [roundedRect(1.44, 2.97, 0.24)] }),
          box(1.5, 3.0, 0.05, 0.02, glass('#e8f4f8', 0.35), { at: [0, 0, -0.12] }),
          slab(roundedRect(0.7, 0.74, 0.18), 0.1, plastic('#9db3bd', 0.3), { at: [0.35, 1.05, -0.14] }, { bevel: 0.03, holes: [roundedRect(0.56, 0.6, 0.14)] }),
        ),
        { at: [0.7, 1.62, 0.3], turn: [-10, 16, 0] },
      ),
      put(phone({ body: '#2c3644', cameras: 2 }).children[0], { at: [-0.7, 1.56, -0.3], turn: [-9, 10, 0] }),
    ),
    { down: 10, turn: 0 },
  );
const temperedGlass = () =>
  look(
    group(
      times(3, (i) =>
        put(slab(roundedRect(1.5, 3.05, 0.22), 0.04, glass('#cfe9f2', 0.5), {}, { bevel: 0.02 }), {
          at: [-0.9 + i * 0.75, 1.6, -i * 0.35],
          turn: [-12, -8, 0],
        }),
      ),
      put(
        carton({
          front: label({
            ground: '#17181b',
            ink: '#f2f2f0',
            title: '9H Glass',
            maker: 'Remax',
            foot: '3 pieces',
            band: '#24498c',
            size: [360, 620],
          }),
          side: '#0f1012',
          w: 1.6,
          h: 2.8,
          d: 0.3,
        }),
        { at: [1.6, 0, -1.3], turn: [0, -12, 0] },
      ),
    ),
    { down: 10, turn: 4 },
  );
const carHolder = () =>
  look(
    group(
      put(phone({ body: '#22272f' }).children[0], { at: [0, 2.2, 0.3], turn: [-8, 0, 0] }),
      [-1, 1].map((x) => box(0.22, 0.9, 0.4, 0.08, rubber('#1d1e21'), { at: [x * 0.86, 2.1, 0.25] })),
      box(1.7, 0.16, 0.5, 0.06, rubber('#1d1e21'), { at: [0, 0.72, 0.42] }),
      box(1.2, 1.4, 0.3, 0.12, plastic('#24262a'), { at: [0, 2.1, -0.1] }),
      put(cylinder(0.16, 0.16, 0.7, plastic('#2c2f34'), { turn: [90, 0, 0] }), { at: [0, 1.9, -0.5] }),
      times(4, (i) => box(3.6, 0.12, 0.7, 0.04, plastic('#3a3d42', 0.6), { at: [0, 1.0 + i * 0.5, -1.1], turn: [-18, 0, 0] })),
    ),
    { down: 10, turn: 18 },
  );

export const phones = {
  'iphone-13-128-gb': () => phone({ body: '#2c3644', wall: ['#0c1830', '#28456d', '#d98a55'] }),
  'iphone-11-64-gb': () => phone({ show: 'apps', body: '#b3201f', wall: ['#3a0d12', '#a8323a', '#f2b08a'] }),
  'iphone-15-pro-256-gb': () => phone({ show: 'chat', body: '#a89c8c', wall: ['#1f1a16', '#7a6a58', '#d9c7ac'], notch: 'dot', cameras: 3 }),
  'samsung-galaxy-a15-128-gb': () => phone({ body: '#22335c', wall: ['#0a1430', '#2f5fae', '#9fd0f0'], notch: 'dot', cameras: 3, maker: 'SAMSUNG' }),
  'samsung-galaxy-a54-5g-256-gb': () =>
    phone({ show: 'apps', body: '#a493cf', wall: ['#2a1d4f', '#8a6fd0', '#f0c9e8'], notch: 'dot', cameras: 3, maker: 'SAMSUNG' }),
  'tecno-spark-20-128-gb': () => phone({ show: 'chat', body: '#d0ad62', wall: ['#3a2a0d', '#c9983a', '#f7e3a8'], notch: 'dot', cameras: 2, maker: 'TECNO' }),
  'infinix-hot-40i-128-gb': () => phone({ show: 'apps', body: '#1f8a8a', wall: ['#06302f', '#1f9a94', '#bff0dc'], notch: 'dot', cameras: 2, maker: 'Infinix' }),
  'itel-a70-64-gb': () => phone({ show: 'chat', body: '#3f8a55', wall: ['#0d2e1a', '#3f9a5f', '#d6f0b8'], notch: 'dot', cameras: 2, maker: 'itel' }),
  'xiaomi-redmi-note-13-256-gb': () =>
    phone({ show: 'chat', body: '#a9d8c3', wall: ['#0f3a33', '#5fb8a0', '#e8f7e0'], notch: 'dot', cameras: 3, maker: 'Redmi' }),
  'google-pixel-7a-128-gb': () => phone({ show: 'apps', body: '#e88a72', wall: ['#4a1a14', '#e0735a', '#fbe0c0'], notch: 'dot', cameras: 2, maker: 'Pixel' }),
  'nokia-105-dual-sim': () => keypadPhone({ body: '#33373d' }),
  'itel-2160-yam-phone': () => keypadPhone({ body: '#2f63b0' }),
  'tecno-t301-triple-sim': () => keypadPhone({ body: '#cdb07a' }),
  'nokia-3310-3g': () => keypadPhone({ body: '#c93a2a', keys: '#f4efe6' }),
  'itel-big-button-elder-phone': () => keypadPhone({ body: '#22335c', big: true }),
  'samsung-galaxy-tab-a9-64-gb': () => tablet({ body: '#22335c', wall: ['#0a1430', '#2f5fae', '#9fd0f0'] }),
  'ipad-9th-generation-64-gb': () => tablet({ show: 'land', body: '#c9cbce', wall: ['#1b1036', '#7b3f8a', '#e58a7a'] }),
  'lenovo-tab-m10-128-gb': () => tablet({ show: 'land', body: '#5a6069', wall: ['#15202b', '#46627a', '#c9dbe6'] }),
  'kids-learning-tablet-32-gb': () => tablet({ body: '#f4f4f2', wall: ['#2f9bd0', '#7fd0a0', '#f7e08a'], bumper: '#e8705a' }),
  'tecno-megapad-10-256-gb': () => tablet({ body: '#1f7a78', wall: ['#06302f', '#1f9a94', '#bff0dc'] }),
  'oraimo-watch-4-plus': () => smartWatch({ body: '#26272b', strap: '#17181b' }),
  'apple-watch-se-44-mm': () => smartWatch({ body: '#e6e0d4', strap: '#efe9dd', hue: '#ff6a5a' }),
  'samsung-galaxy-watch-6': () => smartWatch({ body: '#3a3d42', strap: '#2c2f34', round: true, hue: '#6fa8ff' }),
  'xiaomi-smart-band-8': () => smartWatch({ body: '#1f3f44', strap: '#1f8a8a', wide: 0.75, tall: 1.7 }),
  'kids-gps-watch-with-sim': () => smartWatch({ body: '#f29abb', strap: '#e8709c', hue: '#ff8ab5' }),
  'oraimo-20-000-mah-power-bank': () => pocket({ color: '#1d1e21', lines: ['86%'], maker: 'oraimo' }),
  'anker-20-w-usb-c-charger': () => charger(),
  'braided-usb-c-cable-2-m': () => cable('#e0644f'),
  'clear-shockproof-case-for-iphone-13': () => phoneCase(),
  'tempered-glass-pack-of-3': () => temperedGlass(),
  'car-phone-holder-air-vent': () => carHolder(),
  '10-inch-ring-light-with-tripod': () => ringLight(),
};
