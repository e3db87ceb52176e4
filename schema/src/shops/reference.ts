import { examples } from '#kernel/reference/examples.ts';
import { listWords, queryReference, reference } from '#kernel/reference/words.ts';
import {
  applicationsQuery,
  askedPictureInput,
  decisionInput,
  openingHoursInput,
  resubmissionInput,
  shopChangeInput,
  shopListQuery,
  shopSlugsQuery,
} from './inputs.ts';

export const applicationWords = reference('ApplicationInput', resubmissionInput, 'What somebody hands in to sell.', {
  business_name: ['Name of the shop, 2 to 100 characters; nobody else may have it', examples.shopName],
  id_type: ['Which paper', 'ghana_card'],
  id_number: ['Number of the paper; may be left out where it was shown before', 'GHA-723491234-5'],
  shop_description: [
    'What the shop sells, 10 to 500 characters',
    'We bring the looms of Bonwire and Adanwomase to your door.',
  ],
  business_email: ['Where business mail goes', 'sales@adepa-kente.com'],
  business_phone: ['A Ghanaian number; kept as +233 and nine digits', '+233244318207'],
  business_address: ['Where the business is, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
  city: ['Town of the shop; without it the one of the profile', 'Kumasi'],
  region: ['One of the sixteen regions; without it the one of the profile', 'Ashanti'],
  id_document: [
    'An upload of the purpose identity-document; may be left out where it was shown before',
    examples.upload,
  ],
  passport_picture: ['An upload of the purpose selfie; may be left out where it was shown before', examples.upload],
});

export const shopChangeWords = reference(
  'ShopChangeInput',
  shopChangeInput,
  'What a shop says of itself; what is left out stays.',
  {
    shop_description: ['What the shop sells, 10 to 500 characters', 'Kente from the looms of Bonwire, woven to order.'],
    business_email: ['Where business mail goes', 'sales@adepa-kente.com'],
    business_phone: ['A Ghanaian number; kept as +233 and nine digits', '+233244318207'],
    business_address: ['Where the business is, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
    shop_logo: ['An upload of the purpose shop-logo; null removes it, without it the logo stays', null],
    shop_banner: ['An upload of the purpose shop-banner; null removes it, without it the banner stays', null],
  },
);

export const openingHoursWords = reference('OpeningHoursInput', openingHoursInput, 'When a shop is there.', {
  opening_hours: [
    'Days that it is open, each once; none where it does not say',
    [{ day: 'monday', opens: '08:00', closes: '18:00' }],
  ],
  closed_from: ['First day on which it is away; null where it is not', '2026-12-24'],
  closed_until: ['Last day on which it is away; null where it is not', '2027-01-03'],
});

export const askedPictureWords = reference('AskedPictureInput', askedPictureInput, 'The picture that was asked for.', {
  picture: ['An upload of the purpose of what was asked for: identity-document or selfie', examples.upload],
});

export const shopsReference = [
  applicationWords,
  shopChangeWords,
  openingHoursWords,
  askedPictureWords,
  reference('DecisionInput', decisionInput, 'What an admin decides.', {
    decision: ['Verify or reject what waits, or revoke what was verified', 'reject'],
    reason: ['Needed but for verify', 'The photo of the card cannot be read.'],
    asked_for: ['With reject: only this picture is to be sent again, all the rest stays', 'id_document'],
  }),
  queryReference(applicationsQuery, {
    ...listWords(20),
    state: ['Only those that stand there', 'pending'],
  }),
  queryReference(shopListQuery, {
    ...listWords(12),
    business_name: ['Part of the name', 'kente'],
    verified: ['true keeps what we checked; false keeps all, as an empty checkbox does', 'true'],
    min_rating: ['So many stars at least', 4],
    ordering: ['With a minus the most comes first; without any, the best rated', '-newest'],
  }),
  queryReference(shopSlugsQuery, { slugs: ['Slugs of shops, up to 100 with commas between', examples.shopSlug] }),
];
