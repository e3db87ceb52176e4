import type { Policy } from '@besesaka/schema/help/resources.ts';

export const returns: Policy = {
  slug: 'returns',
  title: 'Returns',
  summary: 'What to do when something is not as it was described, and who pays for what.',
  updated_on: '2026-11-22',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You buy from a seller, not from Besesaka, and you pay the seller. So the seller takes goods back and returns your money. This policy says what every seller here agrees to.',
      ],
      points: [
        'Look at the goods before you pay. What is wrong at the door, you need not take.',
        'Tell the seller within 7 days after delivery if something is wrong.',
        'If you cannot agree, write to us with the number of the order.',
      ],
    },
    {
      heading: 'When you may return something',
      paragraphs: ['Within 7 days after delivery, if the item'],
      points: [
        'is broken or does not work',
        'is not what you ordered: another model, size, colour or number of pieces',
        'is not as its description or its pictures said, for example used where it was sold as new',
        'is counterfeit',
      ],
    },
    {
      heading: 'When the seller need not take it back',
      paragraphs: [
        'Unless it was faulty or wrong from the beginning, a seller may refuse to take back the following. Many shops are more generous than that: ask in the chat.',
      ],
      points: [
        'what you no longer want, when it is as it was described',
        'food, and other goods that spoil',
        'underwear, swimwear, cosmetics, earrings and hair that were opened or worn',
        'what was made or cut for you, such as sewn cloth',
        'what was damaged after it was delivered',
      ],
    },
    {
      heading: 'How to return something',
      paragraphs: [
        'Open the order under Orders and write to the seller from there, so that everything is in one place. Do not mark an order as completed before you have looked at the goods.',
      ],
      points: [
        'Say what is wrong, and add pictures.',
        'Agree whether you want another piece, a lower price or your money back.',
        'Agree how the item goes back, and keep the receipt of the rider or the station.',
        'Send it as it came, with all that was in the box.',
      ],
    },
    {
      heading: 'Who pays for the way back',
      paragraphs: [
        'The seller, when the item was faulty or wrong. You, when the seller takes back what you simply no longer want. The money for the item is due within 5 working days after the seller has it back, by the way in which you paid.',
      ],
      points: [],
    },
    {
      heading: 'When you cannot agree',
      paragraphs: [
        'Write to us on the contact page with the number of the order. We read what both of you wrote in the chat of that order, ask both sides, and tell you what we think is right. We can hide products, take away the Verified Seller badge and close shops that do not keep to this policy; we cannot collect money from a seller.',
        'Nothing here takes away the rights that the laws of Ghana give you as a buyer, among them those of the Sale of Goods Act, 1962 (Act 137) and of the Electronic Transactions Act, 2008 (Act 772).',
      ],
      points: [],
    },
  ],
};
