// Computers, printers, storage.
import { brushed, rubber } from '../kit/materials.js';
import { box, group, look, put } from '../kit/shapes.js';
import { webcam } from '../models/tech/cameras.js';
import { display, keyboard, laptop, mouse, tower } from '../models/tech/computers.js';
import { drive, flashDrive, hub, memoryCard, nvme, pocket, router } from '../models/tech/network.js';
import { landscape } from '../models/tech/phones.js';
import { flatScanner, printer, receiptPrinter } from '../models/tech/printers.js';
import { blue, dusk, green } from './skies.js';

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
export const computers = {
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
        mouse('#4a4d53', { at: [1.3, 0, 1.2], scale: 0.4 }),
      ),
      { turn: 4, down: 18 },
    ),
  'hp-all-in-one-24': () => display({ picture: landscape(blue), frame: '#c9cbce', chin: 0.5 }),
  'samsung-24-inch-curved-monitor': () => display({ picture: landscape(dusk), curve: 0.9 }),
  'lg-27-inch-ultrafine-4k': () => display({ picture: landscape(green), w: 4.8, frame: '#3a3d42' }),
  'mini-pc-intel-n100': () => router({ color: '#2b2d31', antennas: 0, maker: 'Beelink', w: 2 }),
  'epson-ecotank-l3250': () => printer({ tanks: true, maker: 'EPSON' }),
  'hp-laserjet-m111w': () => printer({ color: '#f1f1ee', scanner: false, h: 1.5, maker: 'hp' }),
  'canon-pixma-g3420': () => printer({ color: '#2b2d31', tanks: true, maker: 'Canon' }),
  'xprinter-thermal-receipt-printer': () => receiptPrinter(),
  'canon-lide-300-scanner': () => flatScanner(),
  'logitech-k380-bluetooth-keyboard': () => keyboard({ body: '#3a3d42', key: '#4c5056', round: true, w: 3.6 }),
  'hp-wireless-mouse-200': () => mouse(),
  'mechanical-gaming-keyboard-rgb': () => keyboard({ body: '#17181b', colors: ['#e0478a', '#7b4fd0', '#2f8fde', '#2ec4a0', '#f2b13c'], w: 4.2 }),
  'logitech-c270-hd-webcam': () => look(group(webcam({})), { turn: 20, down: 12 }),
  '7-in-1-usb-c-hub': () => hub(),
  'aluminium-laptop-stand': () => stand(),
  'seagate-1-tb-external-drive': () => drive({ color: '#2c2e32', maker: 'SEAGATE' }),
  'samsung-980-nvme-ssd-500-gb': () => nvme(),
  'sandisk-ultra-flash-drive-64-gb': () => flashDrive('#c0261d'),
  'mtn-4g-router-unlocked': () => router({ color: '#f2f3f3', maker: 'HUAWEI' }),
  'tp-link-archer-c6-router': () => router({ color: '#1d1e21', antennas: 4, maker: 'tp-link', w: 3.4 }),
  'pocket-mifi-4g-with-battery': () => pocket({ color: '#f4f5f5', lines: ['4G', '▮▮▮▮'], w: 2, h: 1.3, maker: 'ZTE' }),
  'sandisk-microsd-card-128-gb': () => memoryCard('#c0261d'),
};
