import type { Policy } from '@besesaka/schema/help/resources.ts';

export const prohibitedGoods: Policy = {
  slug: 'prohibited-goods',
  title: 'Prohibited goods',
  summary: 'What may not be offered here, and what only with a licence.',
  updated_on: '2026-11-22',
  sections: [
    {
      heading: 'Never',
      paragraphs: ['The following may not be offered, asked for in the chat, or delivered with another order.'],
      points: [
        'firearms, their parts and ammunition, explosives, stun guns and pepper spray',
        'narcotics and other controlled drugs, and what is made for taking them',
        'stolen goods, and goods whose serial number or IMEI was removed',
        'counterfeit goods, copied software, films and music, and forged documents or certificates',
        'ID cards, passports, driving licences, bank or mobile money accounts, and SIM cards that are already registered',
        'bank notes, unrefined gold and diamonds, and shares in schemes that promise quick money',
        'human organs, blood, bones and everything else that is of people, hair extensions aside',
        'sexual services and pornography, and everything that harms children',
        'what calls for hatred or violence against people',
      ],
    },
    {
      heading: 'Animals and nature',
      paragraphs: [],
      points: [
        'live wild animals, bushmeat of protected animals, ivory, skins, and pangolin scales',
        'rosewood, and charcoal or timber without its permit',
        'live pets and farm animals: they cannot be delivered like goods',
      ],
    },
    {
      heading: 'Health',
      paragraphs: [
        'What people eat, drink, take or put on their skin must be safe and, where the law asks for it, registered with the Food and Drugs Authority (FDA).',
      ],
      points: [
        'prescription medicine, abortion medicine, and medicine that the FDA has not registered',
        'tramadol, codeine and other medicine that is misused',
        'bleaching creams with hydroquinone, mercury or steroids',
        'food that has run out, was opened, or has no label where one is required',
        'tobacco, vapes and alcohol: we cannot check how old the buyer is',
        'baby formula and medical devices that are not registered',
      ],
    },
    {
      heading: 'What may not be imported or sold used',
      paragraphs: ['The laws of Ghana forbid the trade in some used goods. Here that means'],
      points: [
        'used underwear, handkerchiefs, mattresses and sanitary ware',
        'used refrigerators, freezers and air conditioners',
        'used and inefficient lamps, and electrical waste',
      ],
    },
    {
      heading: 'Dangerous things',
      paragraphs: [],
      points: [
        'fireworks, petrol, gas in cylinders, acids, mercury and cyanide',
        'pesticides that the Environmental Protection Authority has not registered',
        'products that were recalled by their maker or by the Ghana Standards Authority',
      ],
    },
    {
      heading: 'Only with a licence',
      paragraphs: ['Show the licence with your application, or when we ask for it.'],
      points: [
        'over-the-counter medicine: a licence of the Pharmacy Council',
        'drones and radio equipment: the approval of the authority in charge',
        'seeds, fertiliser and registered pesticides: the licence of a dealer',
        'jewellery of gold: proof of where it comes from',
      ],
    },
    {
      heading: 'If you see such an offer',
      paragraphs: [
        'Tell us on the contact page, with the address of the product, or report the conversation from its menu. We hide the product, look at the shop, and tell the police where the law asks for it. Whoever offers such goods loses the shop, and with serious offences the account.',
      ],
      points: [],
    },
  ],
};
