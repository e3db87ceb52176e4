import { ChatAbout } from '#chat/start/chat-button.tsx';
import { LeftPurchase } from '#orders/checkout/left-purchase.tsx';

/** Adds the link to the seller, which the orders module cannot know. */
export function UnseenPurchase(props: { user: string; onClose: () => void }) {
  return (
    <LeftPurchase
      {...props}
      chat={(id) => (
        <ChatAbout size="small" label="Chat with Seller" subject={{ kind: 'order', id, with: 'the seller' }} />
      )}
    />
  );
}
