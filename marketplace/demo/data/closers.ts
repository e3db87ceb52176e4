/** Last sentences of a description, by root category: true of everything sold there. */
export const closers: Record<string, readonly string[]> = {
  'phones-tablets': [
    'Open it and test it before you pay.',
    'A receipt comes with every device.',
    'Seven days to bring it back if something is not right.',
    'We send it by courier to every regional capital.',
  ],
  computers: [
    'We install the programs you need before sending.',
    'Tested for an hour before it leaves the shop.',
    'A receipt for your office comes in the box.',
    'Ask us first if you are not sure that it fits.',
  ],
  electronics: [
    'The warranty card is stamped on the day of delivery.',
    'Delivered by our own car where we can, by courier elsewhere.',
    'We can show it working on a video call.',
    'Bring it back within a week if it is not as described.',
  ],
  fashion: [
    'Send us your measurements in the chat and we help you choose.',
    'Exchange of size is free within seven days.',
    'Pictures were taken in daylight, without filter.',
    'Wrapped in paper and ready to be a gift.',
  ],
  'beauty-health': [
    'Kept away from the sun in our store.',
    'Seal unbroken on arrival, or we change it.',
    'Try it on the arm first if your skin is easily upset.',
    'Buy three and the fourth comes at half price.',
  ],
  'home-kitchen': [
    'Packed with straw and cardboard, and replaced if it arrives broken.',
    'We deliver in town the same day.',
    'Ask for more pictures in the chat.',
    'A price for churches, schools and chop bars is possible.',
  ],
  'food-groceries': [
    'Packed on the day it is sent.',
    'Weighed in front of you when you pick it up.',
    'Registered with the FDA, where the law asks for it.',
    'Order before noon for the evening car.',
  ],
  'sports-outdoors': [
    'A price for teams and schools from ten pieces.',
    'Sizes can be changed within a week.',
    'Checked and packed by people who play themselves.',
  ],
  'baby-kids': [
    'Washed and checked before packing.',
    'Suits the age that is written, we tried it.',
    'Can be wrapped as a gift for an outdooring.',
  ],
  'arts-crafts': [
    'Each piece is made by hand, so yours will differ a little from the picture.',
    'The name of the maker comes on the tag.',
    'We pack it for the airport if it is going abroad.',
    'Half of the price goes straight to the maker.',
  ],
  'farm-garden': [
    'Advice by phone for as long as you need it.',
    'Large orders are delivered to the farm.',
    'Ask about the right season for your district.',
  ],
  'books-stationery': [
    'A price for schools and libraries is possible.',
    'Sent flat and dry, in two layers of paper.',
    'Pick it up in the shop or have it by courier.',
  ],
};
