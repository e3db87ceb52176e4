import type { Policy } from '@besesaka/schema/help/resources.ts';

export const terms: Policy = {
  slug: 'terms',
  title: 'Terms of use',
  summary: 'What we promise, what we expect of buyers and sellers, and what happens when somebody does not keep to it.',
  updated_on: '2026-11-22',
  sections: [
    {
      heading: 'What Besesaka is',
      paragraphs: [
        'Besesaka is a market: it brings buyers and sellers together. The contract about goods is between the two of them. We are not the seller, we do not own the goods, and we do not hold the money for an order.',
      ],
      points: [],
    },
    {
      heading: 'Your account',
      paragraphs: [],
      points: [
        'You are at least 13 years old; below 18 you order with the consent of a parent or guardian.',
        'You give your true name and a phone number and email that reach you.',
        'The account is yours alone. Keep the password to yourself, and tell us when somebody else got in.',
        'One person has one account, and at most one shop.',
      ],
    },
    {
      heading: 'If you buy',
      paragraphs: [],
      points: [
        'Order what you really want to have. Orders that are placed for fun harm sellers, and may cost you your account.',
        'Be there when the goods come, or tell the seller in time.',
        'Pay as you agreed when you have found the goods in order.',
        'Write reviews that are true and about the product or shop.',
      ],
    },
    {
      heading: 'If you sell',
      paragraphs: [],
      points: [
        'Offer only what you have, may sell, and describe truthfully: with your own pictures, and the faults of used goods named.',
        'The price that is shown is the price. What delivery costs you say before the order is sent.',
        'Answer orders within 72 hours; an order that is not answered ends by itself.',
        'Take back what is not as described: see Returns.',
        'Use the address and phone of a buyer for that order, and for nothing else.',
        'Keep the laws that apply to your trade, and pay your taxes.',
      ],
    },
    {
      heading: 'What nobody may do',
      paragraphs: [],
      points: [
        'offer anything from the list of prohibited goods',
        'deceive, threaten, insult or harass people, or publish what is private to them',
        'ask for money before the goods were seen, in order to run away with it',
        'buy, write or order reviews',
        'collect data here by machine, disturb the service, or get around its limits',
      ],
    },
    {
      heading: 'What you publish',
      paragraphs: [
        'Your texts and pictures stay yours. You allow us to show them here, and to make them smaller or shorter for that, as long as they are published. You promise that you may publish them.',
      ],
      points: [],
    },
    {
      heading: 'When somebody breaks these terms',
      paragraphs: [
        'We may hide what was published, take away the Verified Seller badge, and suspend or close an account. We say why, unless the law forbids it, and you can ask us to look again: write to us on the contact page. A suspended person can still log in, read, and finish open orders.',
      ],
      points: [],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We take care that the marketplace works and is safe, and we check sellers before they get the badge. We cannot promise that every seller and every description is honest, or that the service never fails. For what we do on purpose or with gross negligence we answer without limit, and nothing here takes away a right that the law gives you.',
      ],
      points: [],
    },
    {
      heading: 'Changes, and the law that applies',
      paragraphs: [
        'When these terms change in something that matters, we tell you at least 14 days before. If you do not agree, you can delete your account. The laws of the Republic of Ghana apply, and its courts decide.',
      ],
      points: [],
    },
  ],
};
