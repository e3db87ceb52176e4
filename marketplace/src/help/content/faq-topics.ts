import type { FaqTopic } from '@besesaka/schema/help/resources.ts';

/** The questions that are asked most, in the order in which somebody new would ask them. */
export const faqContent: readonly FaqTopic[] = [
  {
    id: 'buying',
    title: 'Finding and buying',
    icon: 'bag',
    description: 'Looking around, the cart, and placing an order.',
    faqs: [
      {
        id: 'account-needed',
        question: 'Do I need an account to look around?',
        answer:
          'No. Everybody can look at products, shops and reviews. You need an account to order, to chat with a seller, to keep a wishlist and to write a review.',
      },
      {
        id: 'order-how',
        question: 'How do I order something?',
        answer:
          'Open the product and choose Add to cart or Buy Now. At the checkout you give your name, phone number and address, and choose how you would like to pay. Products of several shops become one order for each shop.',
      },
      {
        id: 'price-changed',
        question: 'Why did the price in my cart change?',
        answer:
          'Sellers may change their prices at any time, and your cart always shows the price of today. If a price changes while you are ordering, we show you the new one and ask again before anything is placed.',
      },
      {
        id: 'out-of-stock',
        question: 'What if something is out of stock?',
        answer:
          'Put it on your wishlist, or ask the seller in the chat when it comes back. Nothing can be ordered that the seller does not have.',
      },
    ],
  },
  {
    id: 'orders',
    title: 'Orders and delivery',
    icon: 'truck',
    description: 'What happens after you ordered, and how it reaches you.',
    faqs: [
      {
        id: 'order-states',
        question: 'What happens after I placed an order?',
        answer:
          'The seller accepts or declines it, usually within a day. Then the goods are sent, and you or the seller marks them as delivered. You see each step under Orders, and you are told when something changes.',
      },
      {
        id: 'delivery-cost',
        question: 'What does delivery cost?',
        answer:
          'You agree on it with the seller in the chat, because it depends on where you are and how it is sent. Agree on the price and on who pays it before the goods leave the shop.',
      },
      {
        id: 'order-cancel',
        question: 'Can I cancel an order?',
        answer:
          'Yes, until the seller has sent it. Open the order and choose Cancel. Once it is on its way, talk to the seller in the chat.',
      },
      {
        id: 'no-answer',
        question: 'The seller does not answer. What now?',
        answer:
          'An order that no seller answers ends by itself after 72 hours, and you owe nothing. You can also cancel it at once and buy the same from another shop.',
      },
      {
        id: 'address-gps',
        question: 'My street has no name. How does the rider find me?',
        answer:
          'Give your GhanaPost GPS address, such as GA-183-8164, and a landmark that everybody knows, such as a church, a school or a filling station. Both are fields of the checkout.',
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    icon: 'wallet',
    description: 'Cash, mobile money, and when to pay.',
    faqs: [
      {
        id: 'pay-when',
        question: 'When do I pay?',
        answer:
          'When you have seen the goods. You pay nothing to Besesaka for an order: you pay the seller, by cash on delivery, by mobile money or as you agree with each other.',
      },
      {
        id: 'pay-first',
        question: 'The seller wants mobile money before sending. Should I pay?',
        answer:
          'Better not. Offer to pay on delivery, or to collect the item at the shop. Whoever presses you to pay first, or at once, may not have the goods at all. You can report the conversation from its menu.',
      },
      {
        id: 'pay-refund',
        question: 'How do I get my money back?',
        answer:
          'You paid the seller, so the refund comes from the seller, by the same way. Write in the chat of the order what is wrong, with pictures. If that leads nowhere, write to us with the number of the order.',
      },
    ],
  },
  {
    id: 'chat-and-reviews',
    title: 'Chat and reviews',
    icon: 'chat',
    description: 'Talking to sellers, and telling others how it was.',
    faqs: [
      {
        id: 'chat-start',
        question: 'How do I talk to a seller?',
        answer:
          'Choose Chat seller on a product or in a shop. Keep what you agree on in the chat: it stays there, and it helps if there is a dispute.',
      },
      {
        id: 'chat-block',
        question: 'Somebody bothers me. What can I do?',
        answer:
          'Open the menu of the conversation and block the person: they can no longer write to you. Report the conversation as well if it was fraud, a threat or an insult; we see the last messages and act on them.',
      },
      {
        id: 'review-who',
        question: 'Who may write a review?',
        answer:
          'Everybody with an account, once for each product and each shop, but nobody for their own. Reviews of people who really ordered there are marked as a verified purchase. You can change yours for 30 days.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    icon: 'person',
    description: 'Password, devices, your data, and leaving.',
    faqs: [
      {
        id: 'password-forgotten',
        question: 'I forgot my password.',
        answer:
          'Choose "Forgot your password?" on the login page. We send you a link that works once, for one hour. All your devices are logged out when you choose a new one.',
      },
      {
        id: 'email-confirm',
        question: 'Why should I confirm my email address?',
        answer:
          'So that we reach you, and nobody else uses your address. You can order before that, up to three times a day; selling waits for it.',
      },
      {
        id: 'lost-phone',
        question: 'I lost my phone. How do I log out on it?',
        answer:
          'Open Settings, Security on another device. You see all devices that are logged in and can log out one or all of them. It takes effect at once.',
      },
      {
        id: 'account-delete',
        question: 'How do I delete my account?',
        answer:
          'Open Settings, Security and choose Delete Account. Open orders have to be finished first. For 30 days you can change your mind by logging in; after that what you told us is removed for good.',
      },
    ],
  },
  {
    id: 'selling',
    title: 'Selling',
    icon: 'shop',
    description: 'Opening a shop, and the Verified Seller badge.',
    faqs: [
      {
        id: 'sell-start',
        question: 'How do I open a shop?',
        answer:
          'Confirm your email address, then choose Create a shop. We ask for the name and address of your business and for an identity document, which only our staff sees.',
      },
      {
        id: 'badge',
        question: 'What does the Verified Seller badge mean?',
        answer:
          'That we have checked who the seller is. It says nothing about a single product, so look at the reviews too, and inspect before you pay.',
      },
      {
        id: 'sell-forbidden',
        question: 'What may not be sold?',
        answer:
          'Weapons, drugs, medicine that the FDA has not registered, counterfeit and stolen goods, protected animals and much else. The whole list stands in our policy on prohibited goods.',
      },
    ],
  },
];
