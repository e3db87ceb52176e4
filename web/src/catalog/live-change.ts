import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { stockText, unitsAvailable } from './stock-text.ts';

/** What of a product may change under the reader. */
export interface LiveState {
  price: { amount: string };
  stockQuantity: number;
  isActive: boolean;
  version: number;
}

/** What a listener is told when a product changes under them; empty when nothing they can see has changed. */
export function liveSentence(before: LiveState, now: LiveState): string {
  if (before.isActive && !now.isActive) return 'This product is no longer on sale.';
  return [priceSentence(before, now), stockSentence(before, now)].filter(Boolean).join(' ');
}

function priceSentence(before: LiveState, now: LiveState): string {
  const [old, current] = [parseMoney(before.price.amount) ?? 0, parseMoney(now.price.amount) ?? 0];
  if (old === current) return '';
  return `The price has ${current < old ? 'dropped' : 'risen'} from ${cedi(old)} to ${cedi(current)}.`;
}

function stockSentence(before: LiveState, now: LiveState): string {
  if (before.stockQuantity === now.stockQuantity) return '';
  if (now.stockQuantity <= 0) return 'It is out of stock now.';
  if (before.stockQuantity <= 0) return `It is back in stock: ${unitsAvailable(now.stockQuantity)}.`;
  const text = stockText(now.stockQuantity);
  return text.startsWith('Only') ? `${text} now.` : `${unitsAvailable(now.stockQuantity)} now.`;
}
