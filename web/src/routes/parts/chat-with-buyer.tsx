import { StartChatButton } from '#chat/start/chat-button.tsx';
import type { ChatOfOrder } from '#orders/placed/order-row.tsx';

/** The button in a row of the shop's orders. */
export const chatWithBuyer: ChatOfOrder = ({ id, buyerName }) => (
  <StartChatButton label="Chat" size="small" subject={{ kind: 'order', id, with: buyerName }} />
);
