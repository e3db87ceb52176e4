// Books, music, school, office, sports.
import { plastic } from '../kit/materials.js';
import { speckled, stripes } from '../kit/patterns.js';
import { group, look, times } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { scissors } from '../models/farm/tools.js';
import { bats, football, racket, volleyball } from '../models/leisure/balls.js';
import { bookStack, books, cover, notebook, openBook } from '../models/leisure/books.js';
import { boxingGloves, dumbbells, goal, keeperGloves, mask, stopwatch, uniform } from '../models/leisure/fitness.js';
import { guitar, keyboard, violin } from '../models/leisure/music.js';
import { crayonBox, mathsSet, pen, pencils } from '../models/leisure/stationery.js';
import { bicycle, scooter, skateboard, tent } from '../models/leisure/wheels.js';
import { flute, maracas, saxophone, trumpet } from '../models/leisure/winds.js';
import { stole } from '../models/wear/cloth.js';
import { top } from '../models/wear/garments.js';
import { laceShoe, pair } from '../models/wear/shoes.js';

const textPage = (title) =>
  canvasTexture(400, 560, (context) => {
    context.fillStyle = '#fbf6e8';
    context.fillRect(0, 0, 400, 560);
    context.fillStyle = '#4a4034';
    times(20, (i) => context.fillRect(44, 110 + i * 21, 280 + ((i * 37) % 34) - (i % 6 === 5 ? 120 : 0), 7));
    context.font = '700 30px Georgia';
    context.fillText(title, 44, 74);
  });
const spiderPage = () =>
  canvasTexture(400, 560, (context) => {
    context.fillStyle = '#fbf1d4';
    context.fillRect(0, 0, 400, 560);
    context.strokeStyle = '#c98a3a';
    context.lineWidth = 2;
    times(12, (i) => {
      context.beginPath();
      context.moveTo(200, 250);
      context.lineTo(200 + Math.sin(i * 0.5236) * 190, 250 + Math.cos(i * 0.5236) * 190);
      context.stroke();
    });
    times(6, (k) => {
      context.beginPath();
      times(13, (i) => context.lineTo(200 + Math.sin(i * 0.5236) * (30 + k * 30), 250 + Math.cos(i * 0.5236) * (30 + k * 30)));
      context.stroke();
    });
    context.fillStyle = '#2a1a12';
    context.strokeStyle = '#2a1a12';
    context.lineWidth = 7;
    times(8, (i) => {
      context.beginPath();
      context.moveTo(230, 290);
      context.quadraticCurveTo(230 + (i < 4 ? -1 : 1) * 60, 240 + (i % 4) * 26, 230 + (i < 4 ? -1 : 1) * 90, 280 + (i % 4) * 34);
      context.stroke();
    });
    context.beginPath();
    context.arc(230, 300, 34, 0, 7);
    context.arc(230, 250, 22, 0, 7);
    context.fill();
    times(3, (i) => context.fillRect(60, 470 + i * 24, 260 - i * 40, 8));
  });
const exercise = cover({
  ground: '#2e8a4a',
  title: 'Exercise Book',
  author: '80 leaves',
  figure: 2,
  accent: '#4fa86a',
});

export const leisure = {
  'exercise-books-pack-of-12': () => bookStack(exercise, ['#2e8a4a', '#257a40'], 12),
  'colour-crayons-24': () =>
    crayonBox(['#c0261d', '#e0641f', '#f2c14e', '#9ac23a', '#2e7d46', '#2f9bb8', '#1f5fb0', '#5a3a9a', '#b03a8a', '#7a4a2a', '#17181b', '#f4d9b8']),
  'ruler-and-maths-set': () => mathsSet(),
  'changes-a-love-story': () => books([cover({ ground: '#a8323a', title: 'Changes', author: 'Ama Ata Aidoo', figure: 0 })], ['#7a1f26']),
  'the-beautyful-ones-are-not-yet-born': () =>
    books(
      [
        cover({
          ground: '#d9782a',
          title: 'The Beautyful Ones Are Not Yet Born',
          author: 'Ayi Kwei Armah',
          figure: 2,
          accent: '#2a1a12',
        }),
      ],
      ['#a8541a'],
    ),
  homegoing: () =>
    books(
      [
        cover({ ground: '#1f2f4f', title: 'Homegoing', author: 'Yaa Gyasi', figure: 3, accent: '#e0703a' }),
        cover({ ground: '#1f2f4f', title: 'Homegoing', author: 'Yaa Gyasi', figure: 3 }),
      ],
      ['#141f36'],
    ),
  'twi-reader-for-children': () =>
    books(
      [
        cover({
          ground: '#f2c14e',
          ink: '#1f4f3a',
          title: 'Twi Reader',
          author: 'Kofi Asare',
          figure: 0,
          accent: '#2e8a4a',
        }),
      ],
      ['#d9a63c'],
    ),
  'ananse-folk-tales-illustrated': () => openBook(spiderPage(), textPage('Ananse')),
  'bece-past-questions-ten-years': () =>
    books(
      [
        cover({ ground: '#1f6fa0', title: 'BECE Past Questions', author: 'Ten Years', figure: 1 }),
        cover({ ground: '#1f6fa0', title: 'BECE', author: '', figure: 1 }),
        cover({ ground: '#1f6fa0', title: 'BECE', author: '', figure: 1 }),
      ],
      ['#17567c'],
    ),
  'dagbani-phrase-book': () => books([cover({ ground: '#5a3a7a', title: 'Dagbani Phrase Book', author: 'Alhassan Iddrisu', figure: 2 })], ['#432a5c']),
  'yamaha-keyboard-psr-e': () => keyboard(),
  'electric-guitar-with-bag': () => guitar(),
  'trumpet-in-b-flat': () => trumpet(),
  'alto-saxophone': () => saxophone(),
  'maracas-pair': () => maracas(),
  'violin-for-beginners': () => violin(),
  'atenteben-bamboo-flute': () => flute(),
  'executive-pen-engraved': () => pen({ body: '#1f3f7a' }),
  'notebook-a5-hard-cover': () => notebook({ skin: '#3a2352' }),
  'journal-with-confetti-cover': () =>
    notebook({
      skin: speckled('#f4efe2', ['#c0261d', '#f2b13c', '#2e7d46', '#1f6fc0', '#e0478a'], {
        count: 500,
        size: [6, 14],
        alpha: 1,
      }),
      elastic: null,
    }),
  'fountain-pen-with-ink': () => pen({ body: '#1f4f9e', fountain: true, inBox: false }),
  'hb-pencils-box-of-12': () => pencils({ color: '#e8861c', box: '#f2b13c' }),
  'reporter-notepads-pack-of-5': () =>
    look(group(times(4, (i) => notebook({ skin: '#f2f0ea', elastic: null, spiral: true, place: { at: [i * 0.5 - 0.8, 0, -i * 0.5] } }))), { down: 14 }),
  'office-scissors-pair': () => scissors(),
  'football-boots-firm-ground': () =>
    pair(() =>
      laceShoe({
        skin: plastic('#8fce2a', 0.35),
        soleColor: '#3b4046',
        accent: '#2c3036',
        lace: '#f3f3f0',
        studs: true,
        soleHeight: 0.14,
      }),
    ),
  'match-football-size-5': () => football(),
  'goalkeeper-gloves': () => keeperGloves(),
  'portable-goal-pair': () => goal(),
  'black-stars-supporter-scarf': () =>
    stole(
      stripes(
        [
          ['#c0261d', 3],
          ['#f2c14e', 3],
          ['#2e7d46', 3],
          ['#2a2b30', 1],
        ],
        { repeat: [1, 4], vertical: false },
      ),
      '#f2c14e',
    ),
  'dumbbell-pair-10-kg': () => dumbbells(),
  'boxing-gloves-bukom-edition': () => boxingGloves(),
  'karate-uniform-with-belt': () => uniform(top({ skin: '#f7f6f1', trim: '#efece2', length: 2.5, sleeves: 'wide', neck: 'wrap' }), '#2a2b30'),
  'training-stopwatch': () => stopwatch(),
  'volleyball-soft-touch': () => volleyball(),
  'city-bicycle-26-inches': () => bicycle(),
  'kick-scooter-foldable': () => scooter(),
  'skateboard-complete': () => skateboard(),
  'two-person-tent': () => tent(),
  'tennis-racket-with-ball': () => racket(),
  'table-tennis-bat-pair': () => bats(),
  'snorkel-and-mask-set': () => mask(),
};
