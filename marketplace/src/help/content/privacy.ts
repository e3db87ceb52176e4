import type { Policy } from '@besesaka/schema/help/resources.ts';

export const privacy: Policy = {
  slug: 'privacy',
  title: 'Privacy',
  summary: 'What we know about you, why, who sees it, how long we keep it, and what you can ask of us.',
  updated_on: '2026-11-22',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Besesaka decides why and how your personal data is used here, and is the data controller in the sense of the Data Protection Act, 2012 (Act 843). Write to us on the contact page about anything that concerns your data.',
      ],
      points: [],
    },
    {
      heading: 'What we keep, and why',
      paragraphs: ['We keep what the marketplace needs, and nothing to sell it on.'],
      points: [
        'What you tell us of yourself: name, email, phone numbers, address, date of birth, gender and picture. We need name, email and phone for the account; the rest is yours to give.',
        'What you do here: orders, messages, reviews, your wishlist and the notifications about them. Without it there would be no order and no chat.',
        'Of sellers also the name and address of the business and the identity document that proves who they are.',
        'What keeps your account safe: your devices, when they were last used, and attempts to log in. Passwords are kept only in a form from which nobody can read them.',
        'What you write to us on the contact page.',
      ],
    },
    {
      heading: 'On what grounds',
      paragraphs: [
        'Most of it is needed for the contract between you and us, and between you and the other side of an order. Records of orders are kept because the law asks for them. We guard accounts against fraud in our own and your legitimate interest. Where something needs your consent, we ask, and you can take it back at any time.',
      ],
      points: [],
    },
    {
      heading: 'Who sees it',
      paragraphs: [],
      points: [
        'Everybody sees what you publish: reviews with your name and picture, and a shop with its products.',
        'The other side of an order sees your name, phone number and delivery address, and both sides of a chat see its messages.',
        'Our staff sees what a report or a complaint needs. Every such look is recorded.',
        'Companies that work for us, such as those that send our mail or store our files, get what their task needs and may do nothing else with it.',
        'Courts and authorities get what the law obliges us to give.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['As long as you have an account, except that'],
      points: [
        'sessions are forgotten 30 days after they ended, and what your devices were told live after 30 days',
        'attempts to log in are forgotten after a day',
        'messages from the contact page are deleted after two years',
        'orders are kept for seven years from their last step, as books must be, and then deleted',
        'after you delete your account, everything that names you is removed or replaced when 30 days have passed. Orders and messages stay with the other side, without your name.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under Act 843 you may'],
      points: [
        'know what we keep of you: open Profile and Settings, or ask us for a copy',
        'have it corrected: change your profile, or ask us',
        'have it deleted: Settings, Security, Delete Account',
        'object to a use that harms you, and to advertising',
        'not be judged by a machine alone: no decision about you here is made without a person',
        'complain to the Data Protection Commission, if you think that we do wrong',
      ],
    },
    {
      heading: 'Cookies and your device',
      paragraphs: [
        'We set cookies that keep you logged in, and one that lets us know your device again so that strangers cannot lock you out. Your theme, and what you typed but did not send, stay on your device. There are no cookies of advertisers.',
      ],
      points: [],
    },
    {
      heading: 'Children',
      paragraphs: [
        'You must be at least 13 years old to have an account. If you know of a younger child who has one, tell us, and we remove it.',
      ],
      points: [],
    },
    {
      heading: 'When something goes wrong',
      paragraphs: [
        'If somebody gets at your data who should not, we tell you and the Data Protection Commission as soon as we can, say what it was, and what you can do.',
      ],
      points: [],
    },
  ],
};
