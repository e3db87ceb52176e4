// Phones, computers, sound, pictures, games, power.

import { label, sans, write } from '../kit/labels.js';
import { brushed, fabric, glass, gloss, leather, plastic, rubber, screen, steel } from '../kit/materials.js';
import { box, cylinder, group, look, put, roundedRect, sheet, slab, times, tube } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { boomBox, console, earbuds, gamepad, headphones, loudspeaker, microphone, radio, soundbar, standing, word } from '../models/audio.js';
import * as devices from '../models/devices.js';
import { smartWatch } from '../models/jewellery.js';
import { carton } from '../models/packs.js';
import { display, keyboard, keypadPhone, landscape, laptop, mouse, phone, tablet, tower } from '../models/screens.js';
import { engine } from '../models/tools.js';

const blue = { sky: ['#0d2b4f', '#2f7fb8', '#bfe3ee'], hills: ['#2b5d6b', '#1c4450', '#0e2a33'] };
const dusk = { sky: ['#1b1036', '#7b3f8a', '#e58a7a'], hills: ['#4a2a5a', '#331d44', '#1d1030'] };
const green = { sky: ['#0f3a2c', '#5aa77a', '#e9f2c8'], hills: ['#2f6b4a', '#1f4f38', '#123326'] };

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
const stand = () =>
  look(
    group(
      put(box(2.6, 0.1, 2.2, 0.08, brushed('#c3c6ca'), {}), { at: [0, 1.6, 0], turn: [16, 0, 0] }),
      box(1.0, 1.7, 0.14, 0.06, brushed('#c3c6ca'), { at: [0, 0.85, -0.5], turn: [-16, 0, 0] }),
      box(2.2, 0.1, 1.9, 0.08, brushed('#c3c6ca'), { at: [0, 0.05, 0] }),
      [-1, 1].map((x) => box(0.2, 0.24, 0.1, 0.04, rubber('#555'), { at: [x * 0.9, 1.36, 1.08] })),
    ),
    { turn: 26, down: 18 },
  );
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

export const electronics = {
  'iphone-13-128-gb': () => phone({ body: '#2c3644', wall: ['#0c1830', '#28456d', '#d98a55'] }),
  'iphone-11-64-gb': () => phone({ body: '#b3201f', wall: ['#3a0d12', '#a8323a', '#f2b08a'] }),
  'iphone-15-pro-256-gb': () => phone({ body: '#a89c8c', wall: ['#1f1a16', '#7a6a58', '#d9c7ac'], notch: 'dot', cameras: 3 }),
  'samsung-galaxy-a15-128-gb': () => phone({ body: '#22335c', wall: ['#0a1430', '#2f5fae', '#9fd0f0'], notch: 'dot', cameras: 3, maker: 'SAMSUNG' }),
  'samsung-galaxy-a54-5g-256-gb': () => phone({ body: '#a493cf', wall: ['#2a1d4f', '#8a6fd0', '#f0c9e8'], notch: 'dot', cameras: 3, maker: 'SAMSUNG' }),
  'tecno-spark-20-128-gb': () => phone({ body: '#d0ad62', wall: ['#3a2a0d', '#c9983a', '#f7e3a8'], notch: 'dot', cameras: 2, maker: 'TECNO' }),
  'infinix-hot-40i-128-gb': () => phone({ body: '#1f8a8a', wall: ['#06302f', '#1f9a94', '#bff0dc'], notch: 'dot', cameras: 2, maker: 'Infinix' }),
  'itel-a70-64-gb': () => phone({ body: '#3f8a55', wall: ['#0d2e1a', '#3f9a5f', '#d6f0b8'], notch: 'dot', cameras: 2, maker: 'itel' }),
  'xiaomi-redmi-note-13-256-gb': () => phone({ body: '#a9d8c3', wall: ['#0f3a33', '#5fb8a0', '#e8f7e0'], notch: 'dot', cameras: 3, maker: 'Redmi' }),
  'google-pixel-7a-128-gb': () => phone({ body: '#e88a72', wall: ['#4a1a14', '#e0735a', '#fbe0c0'], notch: 'dot', cameras: 2, maker: 'Pixel' }),
  'nokia-105-dual-sim': () => keypadPhone({ body: '#33373d' }),
  'itel-2160-yam-phone': () => keypadPhone({ body: '#2f63b0' }),
  'tecno-t301-triple-sim': () => keypadPhone({ body: '#cdb07a' }),
  'nokia-3310-3g': () => keypadPhone({ body: '#c93a2a', keys: '#f4efe6' }),
  'itel-big-button-elder-phone': () => keypadPhone({ body: '#22335c', big: true }),
  'samsung-galaxy-tab-a9-64-gb': () => tablet({ body: '#22335c', wall: ['#0a1430', '#2f5fae', '#9fd0f0'] }),
  'ipad-9th-generation-64-gb': () => tablet({ body: '#c9cbce', wall: ['#1b1036', '#7b3f8a', '#e58a7a'] }),
  'lenovo-tab-m10-128-gb': () => tablet({ body: '#5a6069', wall: ['#15202b', '#46627a', '#c9dbe6'] }),
  'kids-learning-tablet-32-gb': () => tablet({ body: '#f4f4f2', wall: ['#2f9bd0', '#7fd0a0', '#f7e08a'], bumper: '#e8705a' }),
  'tecno-megapad-10-256-gb': () => tablet({ body: '#1f7a78', wall: ['#06302f', '#1f9a94', '#bff0dc'] }),
  'oraimo-watch-4-plus': () => smartWatch({ body: '#26272b', strap: '#17181b' }),
  'apple-watch-se-44-mm': () => smartWatch({ body: '#e6e0d4', strap: '#efe9dd', hue: '#ff6a5a' }),
  'samsung-galaxy-watch-6': () => smartWatch({ body: '#3a3d42', strap: '#2c2f34', round: true, hue: '#6fa8ff' }),
  'xiaomi-smart-band-8': () => smartWatch({ body: '#1f3f44', strap: '#1f8a8a', wide: 0.75, tall: 1.7 }),
  'kids-gps-watch-with-sim': () => smartWatch({ body: '#f29abb', strap: '#e8709c', hue: '#ff8ab5' }),
  'oraimo-20-000-mah-power-bank': () => devices.pocket({ color: '#1d1e21', lines: ['86%'], maker: 'oraimo' }),
  'anker-20-w-usb-c-charger': () => devices.charger(),
  'braided-usb-c-cable-2-m': () => devices.cable('#e0644f'),
  'clear-shockproof-case-for-iphone-13': () => phoneCase(),
  'tempered-glass-pack-of-3': () => temperedGlass(),
  'car-phone-holder-air-vent': () => carHolder(),
  '10-inch-ring-light-with-tripod': () => devices.ringLight(),

  'hp-elitebook-840-g6': () => laptop({ body: '#c9cbce', maker: 'hp', wall: landscape(blue) }),
  'macbook-air-m1-13-inch': () => laptop({ body: '#d9c8ae', wall: landscape(dusk), bezel: '#0b0b0c' }),
  'lenovo-thinkpad-t480': () => laptop({ body: '#2b2c2f', keys: '#17181a', maker: 'ThinkPad', wall: landscape({}) }),
  'dell-latitude-7490': () => laptop({ body: '#3f4247', keys: '#1d1e20', maker: 'DELL', wall: landscape(green) }),
  'hp-15-core-i3-12th-generation': () => laptop({ body: '#cfd1d4', maker: 'hp', wall: landscape(blue), w: 3.9 }),
  'asus-tuf-gaming-f15': () => laptop({ body: '#1d1e21', keys: '#101113', maker: 'ASUS', glowing: '#ff5a3a', wall: landscape(dusk), w: 3.9 }),
  'student-chromebook-11': () => laptop({ body: '#f1f1ee', keys: '#d4d6d8', maker: 'acer', wall: landscape(green), w: 3.2 }),
  'dell-optiplex-7050-desktop-set': () =>
    look(
      group(
        put(display({ picture: landscape(blue), w: 3.6 }), { at: [-0.5, 0, -0.6] }),
        tower({ at: [2.1, 0, -0.6] }),
        keyboard({ w: 3, place: { at: [-0.7, 0, 1.2] } }),
        mouse('#24262a', { at: [1.3, 0, 1.2], scale: 0.4 }),
      ),
      { turn: 4, down: 18 },
    ),
  'hp-all-in-one-24': () => display({ picture: landscape(blue), frame: '#c9cbce', chin: 0.5 }),
  'samsung-24-inch-curved-monitor': () => display({ picture: landscape(dusk), curve: 0.9 }),
  'lg-27-inch-ultrafine-4k': () => display({ picture: landscape(green), w: 4.8, frame: '#3a3d42' }),
  'mini-pc-intel-n100': () => devices.router({ color: '#2b2d31', antennas: 0, maker: 'Beelink', w: 2 }),
  'epson-ecotank-l3250': () => devices.printer({ tanks: true, maker: 'EPSON' }),
  'hp-laserjet-m111w': () => devices.printer({ color: '#f1f1ee', scanner: false, h: 1.5, maker: 'hp' }),
  'canon-pixma-g3420': () => devices.printer({ color: '#2b2d31', tanks: true, maker: 'Canon' }),
  'xprinter-thermal-receipt-printer': () => devices.receiptPrinter(),
  'canon-lide-300-scanner': () => devices.flatScanner(),
  'logitech-k380-bluetooth-keyboard': () => keyboard({ body: '#3a3d42', key: '#4c5056', round: true, w: 3.6 }),
  'hp-wireless-mouse-200': () => mouse('#1f2124'),
  'mechanical-gaming-keyboard-rgb': () => keyboard({ body: '#17181b', colors: ['#e0478a', '#7b4fd0', '#2f8fde', '#2ec4a0', '#f2b13c'], w: 4.2 }),
  'logitech-c270-hd-webcam': () => look(group(devices.webcam({})), { turn: 20, down: 12 }),
  '7-in-1-usb-c-hub': () => devices.hub(),
  'aluminium-laptop-stand': () => stand(),
  'seagate-1-tb-external-drive': () => devices.drive({ color: '#2c2e32', maker: 'SEAGATE' }),
  'samsung-980-nvme-ssd-500-gb': () => devices.nvme(),
  'sandisk-ultra-flash-drive-64-gb': () => devices.flashDrive('#c0261d'),
  'mtn-4g-router-unlocked': () => devices.router({ color: '#f2f3f3', maker: 'HUAWEI' }),
  'tp-link-archer-c6-router': () => devices.router({ color: '#1d1e21', antennas: 4, maker: 'tp-link', w: 3.4 }),
  'pocket-mifi-4g-with-battery': () => devices.pocket({ color: '#f4f5f5', lines: ['4G', '▮▮▮▮'], w: 2, h: 1.3, maker: 'ZTE' }),
  'sandisk-microsd-card-128-gb': () => devices.memoryCard('#c0261d'),

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
  'canon-eos-2000d-with-18-55-mm': () => devices.camera({}),
  'sony-zv-1f-vlog-camera': () => devices.camera({ wide: 2.6, lens: 0.65, maker: 'SONY', compact: true }),
  'wi-fi-security-camera-twin-pack': () =>
    look(group(devices.domeCamera({ at: [-1.1, 0, 0] }), devices.domeCamera({ at: [1.1, 0, -0.6], turn: [0, -24, 0] })), { down: 10 }),
  'sony-handycam-hdr': () => devices.camcorder(),
  'tripod-170-cm-with-phone-clip': () => devices.tripod(),
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
        devices.powerBox({ color: '#22335c', maker: 'LUMINOUS', lines: ['230 V', '50 Hz'], handle: false }),
        devices.battery({
          color: '#24498c',
          maker: 'LUMINOUS',
          foot: '220 Ah',
          place: { at: [2.8, 0, 0.3], turn: [0, -12, 0] },
        }),
      ),
      { down: 16, turn: 8 },
    ),
  'tiger-2-5-kva-petrol-generator': () => engine({ color: '#e0644f', maker: 'TIGER' }),
  'solar-lantern-with-phone-charging': () => devices.lantern(),
  '6-way-extension-with-surge-guard': () => devices.extension(),
  'binatone-1000-va-stabiliser': () => devices.powerBox({ color: '#c3c6ca', maker: 'BINATONE', lines: ['220 V'], w: 2.2, h: 1.6 }),
  '100-ah-deep-cycle-gel-battery': () => devices.battery({ maker: 'RITAR', foot: 'GEL 100 Ah 12 V' }),
  'rechargeable-torch-2-km-beam': () => devices.torch(),
};
export { fabric, leather, screen, tube };
