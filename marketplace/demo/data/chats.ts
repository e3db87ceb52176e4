type Side = 'buyer' | 'seller';

/** Who says what, and how many minutes after what was said before. */
export type ChatLine = readonly [by: Side, text: string, afterMinutes: number];

export interface ChatScript {
  /** A product's name; null: the shop as such. */
  about: string | null;
  shop: string;
  /** Somebody who reviews; null: the demo's own buyer. */
  buyer: string | null;
  /** How long before the seeding the first word was said. */
  beganMinutesAgo: number;
  lines: readonly ChatLine[];
  /** How many of the last lines the one they were said to has not read. */
  unread?: number;
  /** The number of the line that comes with a picture of the product. */
  picture?: number;
}

const hour = 60;
const day = 24 * hour;

export const chatScripts: readonly ChatScript[] = [
  {
    about: 'Bonwire Kente Stole, Adwinasa',
    shop: 'adepa-kente-house',
    buyer: null,
    beganMinutesAgo: 95,
    picture: 4,
    unread: 2,
    lines: [
      ['buyer', 'Good morning! Is the Adwinasa stole still available in full length?', 0],
      ['seller', 'Good morning Afua, yes please. 2 metres, woven last month in Bonwire.', 6],
      ['buyer', 'Lovely. May I see the fringe? It is for my graduation on the 12th.', 3],
      ['seller', 'Here it is in daylight.', 11],
      ['buyer', 'That gold is beautiful. Can it reach Cape Coast by Friday?', 9],
      ['seller', 'Yes, by the STC parcel bus on Thursday morning. The parcel is 25 cedis.', 14],
      ['seller', 'Shall I keep one for you? There are three left.', 1],
    ],
  },
  {
    about: 'Ladies Kente, Two Pieces and Slit',
    shop: 'adepa-kente-house',
    buyer: null,
    beganMinutesAgo: 6 * day + 3 * hour,
    lines: [
      ['buyer', 'Hello, is the price for the two pieces together with the slit?', 0],
      ['seller', 'Yes, all of it: the two pieces and the cloth for the slit.', 22],
      ['buyer', 'And can your seamstress sew it to my measures?', 5],
      ['seller', 'She can, in four days. Sewing is 180 cedis. Send me bust, waist and hips.', 31],
      ['buyer', 'Bust 38, waist 31, hips 42. I would come on Saturday to try it on.', day],
      ['seller', 'Noted. Saturday after 10 is good, we are opposite the post office on Bantama High Street.', 18],
      ['buyer', 'Medaase paa! See you then.', 4],
    ],
  },
  {
    about: null,
    shop: 'adepa-kente-house',
    buyer: null,
    beganMinutesAgo: 19 * day,
    lines: [
      ['buyer', 'Please, do you weave to order? We are twelve bridesmaids and want one pattern.', 0],
      ['seller', 'We do. Twelve pieces take five weeks. Which colours do you have in mind?', 50],
      ['buyer', 'Wine and gold. I will talk with the bride and come back to you.', 12],
    ],
  },
  {
    about: 'iPhone 13 128 GB',
    shop: 'kwame-mobile-hub',
    buyer: null,
    beganMinutesAgo: 26 * hour,
    unread: 1,
    lines: [
      ['buyer', 'Is the battery health really above 87? And may I test it before I pay?', 0],
      ['seller', 'It is 89. Of course: come to the shop, put your SIM in and take your time.', 35],
      ['buyer', 'Great, I prefer to pay when I have it in my hand.', 8],
      ['seller', 'As it should be. We are at Circle until 6 pm, ask for Kwame.', 10],
    ],
  },
  {
    about: 'Full Kente Cloth for Men, Sika Futuro',
    shop: 'adepa-kente-house',
    buyer: 'Kojo Arthur',
    beganMinutesAgo: 48,
    unread: 2,
    lines: [
      ['buyer', 'Good afternoon. Is this Sika Futuro single or double weave?', 0],
      ['buyer', 'I am in Takoradi and would need it for an outdooring in two weeks.', 2],
    ],
  },
  {
    about: 'Adinkra Stamped Mourning Cloth',
    shop: 'adepa-kente-house',
    buyer: 'Akosua Mensah',
    beganMinutesAgo: 5 * hour,
    unread: 1,
    lines: [
      ['buyer', 'Please accept my order only if all 8 yards are from one piece.', 0],
      ['seller', 'They are, we never join. Our sympathy to your family.', 16],
      ['buyer', 'Thank you. Then I will order this evening.', 9],
    ],
  },
  {
    about: 'Ahenema Sandals, Hand Made',
    shop: 'adepa-kente-house',
    buyer: 'Nii Okai Laryea',
    beganMinutesAgo: 3 * day,
    lines: [
      ['buyer', 'Do you have size 45 in black and gold?', 0],
      ['seller', 'In black and gold only up to 44 now. A 45 can be ready next Wednesday.', 41],
      ['buyer', 'Next Wednesday is fine.', 7],
      ['seller', 'Then I tell Wofa Kwabena to begin. You will hear from me.', 5],
    ],
  },
  {
    about: 'Bonwire Kente Stole, Adwinasa',
    shop: 'adepa-kente-house',
    buyer: 'Fati Yakubu',
    beganMinutesAgo: 11 * day,
    lines: [
      ['buyer', 'Is it possible to have initials woven into the stole?', 0],
      ['seller', 'Embroidered, yes; woven takes a whole new warp. Embroidery is 60 cedis for three letters.', 75],
      ['buyer', 'Embroidery then: F.Y.A. in white.', 13],
      ['seller', 'Done, it leaves for Tamale on Monday.', 2 * day],
      ['buyer', 'It arrived safely. My daughter has not taken it off since!', 2 * day],
      ['seller', 'That is the best thing to hear. Congratulations to her.', 25],
    ],
  },
];
