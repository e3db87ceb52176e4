import { CircleUserRound, Heart, House, LayoutGrid, MessageCircle, ShoppingCart } from 'lucide-react';

/** What belongs to a person asks visitors to log in first, and then leads on. */
export const headerItems = [
  { label: 'Wishlist', to: '/wishlist', Icon: Heart },
  { label: 'Chats', to: '/chat', Icon: MessageCircle },
  { label: 'Cart', to: '/cart', Icon: ShoppingCart },
] as const;

export const bottomItems = [
  { label: 'Home', to: '/', Icon: House },
  { label: 'Browse', to: '/products', Icon: LayoutGrid },
  { label: 'Chats', to: '/chat', Icon: MessageCircle },
  { label: 'Cart', to: '/cart', Icon: ShoppingCart },
  { label: 'Account', to: '/account', Icon: CircleUserRound },
] as const;
