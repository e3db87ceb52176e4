import type { SafetyTip } from '@besesaka/schema/help/resources.ts';

export const safetyContent: readonly SafetyTip[] = [
  {
    id: 'meet-safely',
    title: 'Meet in safe locations',
    icon: 'place',
    text: 'Meet by day, where people are: at the shop itself, a mall, a bank or a busy filling station. Do not go to an unfinished building or a lonely place, and do not let a stranger choose the place at the last minute.',
  },
  {
    id: 'inspect',
    title: 'Inspect before paying',
    icon: 'search',
    text: 'Open the box, switch the phone on, try the shoes, count the pieces. Compare the item with its pictures and its description. Pay when you are satisfied, and not before.',
  },
  {
    id: 'bring-a-friend',
    title: 'Bring a friend',
    icon: 'people',
    text: 'Two see more than one. If you go alone, tell somebody where you go, whom you meet and when you will be back.',
  },
  {
    id: 'verify-contact',
    title: 'Verify contact info',
    icon: 'phone',
    text: 'Look for the Verified Seller badge and read the reviews. Call the number before you leave. If the name on the mobile money prompt is not the name of the seller, stop and ask.',
  },
  {
    id: 'trust-instincts',
    title: 'Trust your instincts',
    icon: 'shield',
    text: 'A price that is too good, a seller in a great hurry, a story that changes: leave it. You owe nobody a purchase. Never tell anybody your mobile money PIN or a code that came by SMS; we never ask for them.',
  },
  {
    id: 'keep-records',
    title: 'Keep records',
    icon: 'receipt',
    text: 'Keep to the chat of Besesaka, so that what you agreed on is written down. Keep the number of the order, the receipt and the mobile money transaction ID until you are sure that all is well.',
  },
];
