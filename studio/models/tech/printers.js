// Printers and scanners.
import { gloss, plastic, screen, tinted } from '../../kit/materials.js';
import { ball, box, group, look, put, sheet, times } from '../../kit/shapes.js';
import { word } from './audio.js';
import { readout } from './meters.js';

export const receiptPrinter = () =>
  look(
    group(
      box(2.1, 1.7, 2, 0.2, plastic('#232529', 0.5), { at: [0, 0.85, 0] }),
      box(1.8, 0.1, 0.4, 0.04, plastic('#111'), { at: [0, 1.7, 0.5] }),
      sheet(
        1.5,
        1.7,
        plastic(
          readout(['BESESAKA', '26 NOV', 'Gari 5 kg   60', 'Shito       45', 'TOTAL  ₵105'], {
            ground: '#fbfaf5',
            w: 300,
            h: 340,
          }),
          0.9,
        ),
        { at: [0, 2.45, 0.55], turn: [-14, 0, 0] },
      ),
      times(3, (i) => ball(0.05, plastic(['#46d160', '#f2b13c', '#d63a2b'][i]), { at: [0.5 + i * 0.16, 1.4, 1.0] })),
      word('XPRINTER', '#232529', '#c9ccd0', 0.9, 0.18, { at: [-0.3, 1.4, 1.002] }),
    ),
    { down: 16, turn: 18 },
  );

export const printer = ({ color = '#24262a', scanner = true, tanks = false, h = 1.3, maker }) =>
  look(
    group(
      box(3.6, h, 2.6, 0.1, plastic(color, 0.5), { at: [0, h / 2, 0] }),
      scanner && [
        box(3.66, 0.34, 2.66, 0.08, plastic(color, 0.45), { at: [0, h + 0.2, 0] }),
        box(3.3, 0.03, 2.3, 0.01, plastic('#3a3d42', 0.6), { at: [0, h + 0.38, 0] }),
      ],
      box(2.6, 0.16, 1.1, 0.03, plastic('#141517'), { at: [-0.1, 0.2, 1.5] }),
      sheet(2, 1.4, plastic('#fbfaf6', 0.9), { at: [-0.1, 0.32, 1.6], turn: [-86, 0, 0] }),
      box(2.2, 0.3, 0.04, 0.02, plastic('#0e0f10'), { at: [-0.1, 0.45, 1.3] }),
      sheet(0.6, 0.34, screen(readout(['READY'], { ground: '#14324a', ink: '#cfeaff' })), {
        at: [-1.2, h * 0.78, 1.302],
      }),
      times(4, (i) => ball(0.06, plastic('#d8dadd'), { at: [-0.7 + i * 0.2, h * 0.78, 1.3] })),
      word(maker, color, color > '#8' ? '#333' : '#d8dadd', 0.8, 0.2, { at: [0.9, h * 0.78, 1.302] }),
      tanks && [
        box(1.1, 0.72, 0.3, 0.04, tinted('#dfe6ea', 0.35), { at: [1.22, 0.42, 1.42] }),
        ['#151515', '#1f9ed0', '#d0277f', '#f0c419'].map((ink, i) => box(0.2, 0.5, 0.2, 0.02, gloss(ink), { at: [0.84 + i * 0.25, 0.35, 1.42] })),
      ],
      !scanner && [
        box(2.2, 0.1, 1.5, 0.03, plastic('#d8dadc'), { at: [0, h + 0.4, -0.7], turn: [64, 0, 0] }),
        sheet(2, 1.5, plastic('#fff', 0.9), { at: [0, h + 0.6, -0.6], turn: [-24, 0, 0] }),
      ],
    ),
    { down: 20, turn: 14 },
  );

export const flatScanner = () =>
  look(
    group(
      box(2.9, 0.34, 4, 0.12, plastic('#2a2c30', 0.5), { at: [0, 0.18, 0] }),
      put(box(2.9, 0.2, 4, 0.1, plastic('#33363b', 0.45)), { at: [0, 1.1, -0.35], turn: [-24, 0, 0] }),
      box(2.4, 0.02, 3.4, 0.01, gloss('#9fb8bf'), { at: [0, 0.36, 0] }),
      times(4, (i) => box(0.3, 0.04, 0.14, 0.04, plastic('#dcdde0'), { at: [-0.6 + i * 0.4, 0.3, 2] })),
    ),
    { turn: 40, down: 26 },
  );
