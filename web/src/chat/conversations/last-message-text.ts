import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { ConversationViewer, MessageSender, OrderAction, OrderState } from '#gql/graphql.ts';
import { stepLabel } from '#orders/placed/order-words.ts';

export interface OrderStep {
  orderId: string;
  state: OrderState;
  action?: OrderAction | null;
  fee?: { action: OrderAction; fee: { amount: string } | null } | null;
}

interface LastMessage {
  sender: MessageSender;
  content: string;
  isHidden?: boolean;
  picture?: object | null;
  orderStep?: OrderStep | null;
}

/**
 * The last message on one line: shortened text, an order step in words, "Picture" for one without text, or a note that
 * it was deleted.
 */
export function lastMessageText(message: LastMessage, viewer: ConversationViewer): string {
  if (message.isHidden) return 'You deleted this message';
  if (message.orderStep) return stepSentence(message.orderStep);
  const text = cut(message.content) || (message.picture ? 'Picture' : '');
  return message.sender === viewer ? `You: ${text}` : text;
}

/** Cuts by visible characters, so that an emoji of several code points is never split. */
export function cut(text: string, max: number = chatLimits.previewMax): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = charactersOf(line);
  return characters.length <= max ? line : `${characters.slice(0, max).join('').trimEnd()}…`;
}

function charactersOf(text: string): string[] {
  // Older browsers lack the Segmenter.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
}

/** Builds texts such as "Order BS12AB: accepted". */
export function stepSentence({ orderId, state, action, fee }: OrderStep): string {
  if (fee?.fee) {
    return `Order ${orderId}: delivery for ${cedi(fee.fee.amount)} ${fee.action === 'ACCEPT_FEE' ? 'accepted' : 'proposed'}`;
  }
  return `Order ${orderId}: ${stepLabel({ state, action: fee?.action ?? action }).toLowerCase()}`;
}
